/** A copy with twice the room. */
export function widened(array: Int32Array): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(array.length * 2);
  wider.set(array);
  return wider;
}

/** A copy with twice the room. */
export function widenedBytes(array: Uint8Array): Uint8Array<ArrayBuffer> {
  const wider = new Uint8Array(array.length * 2);
  wider.set(array);
  return wider;
}
