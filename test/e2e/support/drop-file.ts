import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Holds a file over the page, which says `hint` to it, and lets it fall. */
export async function dropFile(page: Page, name: string, bytes: Uint8Array, hint: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(content)], fileName));
      return transfer;
    },
    [name, [...bytes]] as const,
  );
  // A file that is held there tells so again and again: the page may have come before what listens.
  await expect
    .poll(async () => {
      await page.dispatchEvent('main', 'dragover', { dataTransfer });
      return page.getByText(hint).count();
    })
    .toBeGreaterThan(0);
  await page.dispatchEvent('main', 'drop', { dataTransfer });
}
