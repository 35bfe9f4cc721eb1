/** `selected`: it could not be copied, but is marked for who copies it by hand. */
export type CopyOutcome = 'copied' | 'selected';

/** Copies what is in a field. */
export async function copyField(field: HTMLInputElement | HTMLTextAreaElement): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(field.value);
    return 'copied';
  } catch {
    // Without a secure origin, as in a house network, the clipboard is shut: the selection may still be copied.
    field.select();
    return document.execCommand('copy') ? 'copied' : 'selected';
  }
}
