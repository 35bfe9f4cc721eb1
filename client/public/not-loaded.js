// What draws the page may not come, or fail before it has drawn anything: then the document says so by itself.
addEventListener(
  'error',
  ({ target }) => {
    if (target !== window && !(target instanceof HTMLScriptElement)) return;
    const notLoaded = document.getElementById('not-loaded');
    if (notLoaded === null || document.getElementById('app')?.hasChildNodes()) return;
    notLoaded.hidden = false;
    notLoaded.querySelector('button').onclick = () => location.reload();
  },
  true,
);
