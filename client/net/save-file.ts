/** A text to be saved under a name. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
  /** Media type; plain text where none is named. */
  readonly type?: string;
}

/** Hands a file to the browser, which saves it as it saves any download. */
export function saveFile({ name, text, type = 'text/plain' }: TextFile): void {
  saveBlob(new Blob([text], { type: `${type};charset=utf-8` }), name);
}

/** As `saveFile`, of anything. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it behind this press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
