import type { Page } from 'playwright-core';

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
  await page.dispatchEvent('main', 'dragover', { dataTransfer });
  await page.getByText(hint).waitFor();
  await page.dispatchEvent('main', 'drop', { dataTransfer });
}
