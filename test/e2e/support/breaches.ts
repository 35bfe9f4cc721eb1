import type { BrowserContext } from 'playwright-core';

/** Tells of everything by which a text has become more than text on the pages of a browser. */
export interface Breaches {
  /** What has run, been asked for elsewhere, or been put into the page that none of our pages has. Empty is good. */
  found(): Promise<readonly string[]>;
}

/** Watches all pages that are opened from now on. */
export async function watchBreaches(context: BrowserContext, origin: string): Promise<Breaches> {
  const outside: string[] = [];
  await context.addInitScript(listen);
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`)) outside.push(`asked for ${url}`);
  });
  context.on('dialog', (dialog) => {
    outside.push(`opened ${dialog.message()}`);
    void dialog.dismiss();
  });
  return {
    found: async () => {
      const inside = await Promise.all(context.pages().map((page) => page.evaluate<string[]>('breaches')));
      return [...outside, ...inside.flat()];
    },
  };
}

/** In the page, before anything of it. Elements are looked at when they come, whether or not they stay. */
function listen(): void {
  const breaches: string[] = [];
  Object.assign(globalThis, { breaches, pwn: () => breaches.push('pwn was called') });
  const strange =
    'script,iframe,object,embed,img,video,audio,source,math,style,link,base,meta,marquee,template:not(#not-loaded),animate,set,image,' +
    'foreignObject,use,details,[contenteditable],[popover],[srcdoc],[formaction],form[action],[ping],svg a';
  const scheme = /^[\s\0-\x20]*(javascript|data|vbscript|blob):|canary/i;
  const look = (element: Element): void => {
    const { tagName, attributes } = element;
    const bad = [...attributes].filter(
      ({ name, value }) => /^on/i.test(name) || (/href|src|action/.test(name) && scheme.test(value)),
    );
    if (element.matches(strange) || bad.length > 0) {
      breaches.push(`the page has <${tagName} ${bad.map(({ name }) => name).join(' ')}>`);
    }
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      // The head is our own: what is loaded later is linked there.
      if (!(target instanceof Element) || target.closest('body') === null) continue;
      look(target);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        look(node);
        node.querySelectorAll('*').forEach(look);
      }
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
