/** Milliseconds: to be felt, not heard. */
const TAP = 8;

/** Lets a finger feel that a tile has landed, where the device can. */
export function feelLanding(): void {
  // Not there in every browser, whatever its type says.
  if ('vibrate' in navigator) navigator.vibrate(TAP);
}
