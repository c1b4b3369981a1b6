import type { Color, CustomColor } from '@danqing/contracts/colors';
import { COLOR_COOKIE, pageIcon, isNamed } from '@danqing/contracts/page';
import type { ReadonlyStore } from '@danqing/shell-sdk';
import { logError } from '@danqing/ui-kit';
import { createStore } from 'zustand';

export interface AccentStore extends ReadonlyStore<Color | CustomColor> {
  /** Derives the accents of both themes and writes them to the root element. The last call wins. */
  set(color: Color | CustomColor): void;
}

/**
 * Creates the store of the page's accent.
 *
 * @param first the colour whose accent the server has written into the page; the cookie stores it for the
 *   next page
 */
export function createAccentStore(first: Color | CustomColor, basePath: string): AccentStore {
  const store = createStore<Color | CustomColor>()(() => first);
  let sheet: CSSStyleSheet | null = null;

  const remember = () => {
    document.cookie = `${COLOR_COOKIE}=${store.getState().hex.slice(1)}; Path=${basePath}; SameSite=Lax`;
  };
  remember();
  // Tabs share the cookie, so the visible tab writes it.
  document.addEventListener('visibilitychange', remember);

  const write = async (hex: string) => {
    const style = await loadAccentStyle(hex);
    if (!sheet) {
      sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(sheet);
    }
    sheet.replaceSync(style);
  };

  return {
    ...store,
    set(color) {
      const { hex } = color;
      const current = store.getState();
      const sameHex = hex === current.hex;
      // Keeps the name of the current colour when a caller passes only its hex.
      if (sameHex && (isNamed(current) || !isNamed(color))) return;
      store.setState(hex === first.hex && !isNamed(color) ? first : color, true);
      if (sameHex) return;
      remember();
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', hex);
      document.querySelector('link[rel=icon]')?.setAttribute('href', pageIcon(hex));
      write(hex).catch((error: unknown) => logError(`the accent of ${hex} was not written`, error));
    },
  };
}

/** Loaded lazily, because the first page needs no colour arithmetic. */
async function loadAccentStyle(hex: string): Promise<string> {
  const { accentStyle } = await import('@danqing/color-core');
  return accentStyle(hex);
}
