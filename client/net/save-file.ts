/** A text to be saved under a name. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** Hands a file to the browser, which saves it as it saves any download. */
export function saveFile({ name, text }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it behind this press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
