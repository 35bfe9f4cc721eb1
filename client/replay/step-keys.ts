import { type Stride, strideOf } from './stepping.ts';

/** Lets the keyboard step, but for fields, which have their own use for these keys. Gives what ends it. */
export function bindStepKeys(onStride: (stride: Stride) => void): () => void {
  const listen = (event: KeyboardEvent): void => {
    const stride = strideOf(event.key);
    if (stride === null || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
    event.preventDefault();
    onStride(stride);
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}
