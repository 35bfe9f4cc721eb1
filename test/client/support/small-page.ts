import { type ComponentChild, options, render } from 'preact';
import { afterEach, beforeEach, vi } from 'vitest';

/** More than anything here takes to be drawn. */
const TURNS = 6;

/** As much of a node as drawing with components needs. */
class SmallNode extends EventTarget {
  readonly childNodes: SmallNode[] = [];
  readonly attributes = new Map<string, string>();
  readonly style = { setProperty: () => undefined };
  parentNode: SmallNode | null = null;
  data = '';
  innerHTML = '';

  readonly localName: string;

  constructor(name: string) {
    super();
    this.localName = name;
  }

  get firstChild(): SmallNode | null {
    return this.childNodes[0] ?? null;
  }

  get nextSibling(): SmallNode | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }

  get textContent(): string {
    return this.data + this.childNodes.map((child) => child.textContent).join('');
  }

  append(node: SmallNode): void {
    this.insertBefore(node, null);
  }

  insertBefore(node: SmallNode, before: SmallNode | null): void {
    node.remove();
    const at = before === null ? this.childNodes.length : this.childNodes.indexOf(before);
    this.childNodes.splice(at, 0, node);
    node.parentNode = this;
  }

  removeChild(node: SmallNode): void {
    this.childNodes.splice(this.childNodes.indexOf(node), 1);
    node.parentNode = null;
  }

  remove(): void {
    this.parentNode?.removeChild(this);
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  /** This node and all below it, as they are read. */
  *all(): Generator<SmallNode> {
    yield this;
    for (const child of this.childNodes) yield* child.all();
  }

  scrollIntoView(): void {}
  focus(): void {}
  showModal(): void {}
  close(): void {}
}

class SmallDocument extends EventTarget {
  readonly visibilityState = 'visible';
  readonly body = new SmallNode('body');
  title = '';

  createElementNS(_: string | null, name: string): SmallNode {
    return new SmallNode(name);
  }

  createElement(name: string): SmallNode {
    return new SmallNode(name);
  }

  createTextNode(text: string): SmallNode {
    const node = new SmallNode('');
    node.data = text;
    return node;
  }

  elementFromPoint(): null {
    return null;
  }

  querySelector(name: string): SmallNode | null {
    return [...this.body.all()].find(({ localName }) => localName === name) ?? null;
  }
}

/** What was drawn, as somebody reads and presses it. */
export interface Drawn {
  /** The texts of all elements of this kind, in order. */
  readonly texts: (name: string) => readonly string[];
  /** Where the links lead, by their texts. */
  readonly links: () => Readonly<Record<string, string>>;
  readonly has: (name: string) => boolean;
  readonly title: () => string;
  /** Presses the button of this text or name, or changes the switch whose label begins so. */
  readonly press: (text: string) => Promise<void>;
  /** Something happens to the window. */
  readonly happens: (name: string, what?: object) => Promise<void>;
  /** Lets what is under way arrive. */
  readonly settle: () => Promise<void>;
}

/**
 * Draws without a browser: what components show and do, not how it looks. Stubs the document and the window’s events, and
 * after each test takes away what was drawn and all that was stubbed. To be called once, outside the tests of a file.
 */
export function useDrawing(): (what: ComponentChild) => Promise<Drawn> {
  let page = new SmallDocument();
  let window = new EventTarget();
  beforeEach(() => {
    page = new SmallDocument();
    window = new EventTarget();
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  });
  afterEach(() => {
    render(null, page.body as unknown as Element);
    vi.unstubAllGlobals();
  });
  // There are no frames that effects could wait for.
  options.requestAnimationFrame = setTimeout;
  return async (what) => {
    render(what, page.body as unknown as Element);
    await settled();
    return readerOf(page, window);
  };
}

/** Drawing, its effects, and what these have begun follow one another, a turn of the event loop each. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((done) => setTimeout(done));
}

function readerOf(page: SmallDocument, window: EventTarget): Drawn {
  const all = (name: string): SmallNode[] =>
    [...page.body.all()].filter(({ localName }) => localName === name);
  return {
    texts: (name) => all(name).map(({ textContent }) => textContent),
    links: () =>
      Object.fromEntries(
        all('a').map(({ textContent, attributes }) => [textContent, attributes.get('href') ?? '']),
      ),
    has: (name) => all(name).length > 0,
    title: () => page.title,
    press: (text) => {
      const button = all('button').find(
        ({ textContent, attributes }) => (attributes.get('aria-label') ?? textContent) === text,
      );
      const box = all('input').find(({ parentNode }) => parentNode?.textContent.startsWith(text));
      if (button !== undefined) button.dispatchEvent(new Event('click', { cancelable: true }));
      else if (box !== undefined) box.dispatchEvent(new Event('change'));
      else throw new Error(`nothing to be pressed says ${text}`);
      return settled();
    },
    happens: (name, what = {}) => {
      window.dispatchEvent(Object.assign(new Event(name), what));
      return settled();
    },
    settle: settled,
  };
}
