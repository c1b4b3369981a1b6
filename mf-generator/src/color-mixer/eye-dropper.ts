import { parseHex, type Hex } from '@danqing/color-core';

/** https://wicg.github.io/eyedropper-api/, which TypeScript's library does not know. */
interface EyeDropper {
  open(): Promise<{ sRGBHex: string }>;
}

declare global {
  interface Window {
    EyeDropper?: new () => EyeDropper;
  }
}

/** Takes a colour from anywhere on the screen; null where the browser cannot. Gives null when the visitor thinks better of it. */
export function eyeDropper(): (() => Promise<Hex | null>) | null {
  const { EyeDropper } = window;
  if (!EyeDropper) return null;
  return async () => {
    try {
      return parseHex((await new EyeDropper().open()).sRGBHex);
    } catch {
      // Escape ends it with an AbortError.
      return null;
    }
  };
}
