import { parseHex, type Hex } from '@danqing/color-core';

/** https://wicg.github.io/eyedropper-api/, missing from TypeScript's DOM library. */
interface EyeDropper {
  open(): Promise<{ sRGBHex: string }>;
}

declare global {
  interface Window {
    EyeDropper?: new () => EyeDropper;
  }
}

/**
 * Returns a function that picks a colour from the screen, or null without browser support. It resolves to
 * null if the visitor cancels.
 */
export function eyeDropper(): (() => Promise<Hex | null>) | null {
  const { EyeDropper } = window;
  if (!EyeDropper) return null;
  return async () => {
    try {
      return parseHex((await new EyeDropper().open()).sRGBHex);
    } catch {
      return null;
    }
  };
}
