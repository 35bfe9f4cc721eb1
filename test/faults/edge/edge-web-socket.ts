import type { EdgeServer } from './edge-server.ts';
import type { EdgeSocket } from './edge-socket.ts';

interface Options {
  readonly headers?: Readonly<Record<string, string>>;
}

/** What stands for the global `WebSocket` where a server is an edge: a class. */
export const webSocketOf = (server: EdgeServer): unknown =>
  class extends EdgeWebSocket {
    constructor(url: string, options: Options = {}) {
      super(server, url, options);
    }
  };

class EdgeWebSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  private readonly server: EdgeServer;
  private socket: EdgeSocket | null = null;
  private wanted: number | null = null;

  constructor(server: EdgeServer, url: string, { headers = {} }: Options) {
    super();
    this.server = server;
    void this.begin(new URL(url), Object.entries(headers));
  }

  send(text: string): void {
    this.socket?.text(text);
  }

  close(code = 1000): void {
    this.wanted = code;
    this.readyState = 2;
    if (this.socket === null) return;
    this.socket.wire.close(code);
    this.socket.destroy();
  }

  private async begin({ pathname, search }: URL, headers: [string, string][]): Promise<void> {
    const { socket } = await this.server.open(`${pathname}${search}`, headers);
    this.socket = socket;
    if (socket === null) return this.ended(1006);
    if (this.wanted !== null) return this.close(this.wanted);
    this.readyState = EdgeWebSocket.OPEN;
    this.dispatchEvent(new Event('open'));
    for (;;) {
      const frame = await socket.next();
      if ('closed' in frame) return this.ended(frame.closed);
      this.dispatchEvent(new MessageEvent('message', { data: frame.text }));
    }
  }

  private ended(code: number): void {
    this.readyState = 3;
    this.dispatchEvent(new CloseEvent('close', { code }));
  }
}
