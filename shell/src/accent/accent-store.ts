import type { Color, CustomColor } from '@danqing/contracts/colors';
import { pageIcon, isNamed } from '@danqing/contracts/page';
import { logError } from '@danqing/ui-kit';

export interface AccentStore {
  /** The colour that drives the page now. */
  get(): Color | CustomColor;
  subscribe(listener: () => void): () => void;
  /** Derives the accent set of both themes and writes it on the root; the last call wins. */
  set(color: Color | CustomColor): void;
}

/** `first` is the colour whose accent set the server has already written into the page. */
export function createAccentStore(first: Color | CustomColor): AccentStore {
  const listeners = new Set<() => void>();
  let current = first;
  let sheet: CSSStyleSheet | null = null;

  const write = async (hex: string) => {
    const style = await loadAccentStyle(hex);
    if (!sheet) {
      sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(sheet);
    }
    sheet.replaceSync(style);
  };

  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(color) {
      const { hex } = color;
      const sameHex = hex === current.hex;
      // Somebody who knows only the hex does not take the name away.
      if (sameHex && (isNamed(current) || !isNamed(color))) return;
      current = hex === first.hex && !isNamed(color) ? first : color;
      listeners.forEach((listener) => listener());
      if (sameHex) return;
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', hex);
      document.querySelector('link[rel=icon]')?.setAttribute('href', pageIcon(hex));
      write(hex).catch((error: unknown) => logError(`the accent of ${hex} was not written`, error));
    },
  };
}

/** Loaded when the first colour changes: the first page needs no colour arithmetic. */
async function loadAccentStyle(hex: string): Promise<string> {
  const { accentStyle } = await import('@danqing/color-core');
  return accentStyle(hex);
}
