/** A socket whose other end is the test. */
export class TestSocket extends EventTarget {
  static all: TestSocket[] = [];
  readyState = 0;
  binaryType = 'blob';
  bufferedAmount = 0;
  readonly sent: string[] = [];
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    TestSocket.all.push(this);
  }
  /** The one that was opened last. */
  static newest = (): TestSocket => {
    const socket = TestSocket.all.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  };

  send(frame: string): void {
    this.sent.push(frame);
  }
  close(code = 1000): void {
    this.end(code);
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  say(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  end(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '', wasClean: true }));
  }
}
