// What draws the page may not come, or fail before it has drawn anything: then the document says so by itself.
addEventListener(
  'error',
  ({ target }) => {
    if (target !== window && !(target instanceof HTMLScriptElement)) return;
    const page = document.getElementById('not-loaded')?.content;
    const button = page?.querySelector('button');
    // Without one it is shown already.
    if (!button || document.getElementById('app')?.hasChildNodes()) return;
    button.onclick = () => location.reload();
    document.body.append(page);
  },
  true,
);
