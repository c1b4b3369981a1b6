import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** `keyCode` of a key that an input method handles (UI Events, section 8.3.2). */
const PROCESSED = 229;

/**
 * Returns whether an input method for Chinese or Japanese handles this key. Safari sends the Enter that ends
 * a composition after `compositionend`, with `isComposing` false and `keyCode` 229.
 */
export const isInputMethodKey = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === PROCESSED;

/**
 * Returns the `key` of an event, or null while an input method handles the key. Use it wherever text can be
 * typed; the key that accepts or cancels a candidate must not submit, choose or close anything.
 */
export function pressedKey(event: KeyboardEvent | ReactKeyboardEvent): string | null {
  const native = 'nativeEvent' in event ? event.nativeEvent : event;
  return isInputMethodKey(native) ? null : native.key;
}
