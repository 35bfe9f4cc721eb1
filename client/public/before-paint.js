// The page has to look as it is set before anything is painted. Its modules come later: client/state/settings.ts has
// the whole of this, and follows what changes.
try {
  const look = localStorage.getItem('crosstile.look') ?? '';
  const asks = !/light|dark|contrast/.test(look) && matchMedia('(prefers-contrast: more)').matches;
  document.documentElement.dataset.look = asks ? `contrast ${look}` : look;
} catch {
  // Storage is denied: the page looks as it does for who has set nothing.
}
