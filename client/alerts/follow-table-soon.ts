/**
 * Tells of the table, from when the code for it is here until the function that comes back is called. Where that does
 * not come, the page shows the table and tells nothing of it.
 */
export function followTableSoon(): () => void {
  let isWanted = true;
  let stop = (): void => undefined;
  import('./follow-table.ts').then(
    ({ followTable }) => {
      if (isWanted) stop = followTable();
    },
    () => undefined,
  );
  return () => {
    isWanted = false;
    stop();
  };
}
