import type { Color, CustomColor } from '@danqing/contracts';

export interface AccentStore {
  /** The colour that drives the page now. */
  get(): Color | CustomColor;
  subscribe(listener: () => void): () => void;
  /** Derives the accent set of both themes and writes it on the root; the last call wins. */
  set(hex: string): void;
}

/** `first` is the colour whose accent set the server has already written into the page. */
export function createAccentStore(first: Color | CustomColor): AccentStore {
  const listeners = new Set<() => void>();
  let current = first;
  let sheet: CSSStyleSheet | null = null;

  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(hex) {
      if (hex === current.hex) return;
      current = hex === first.hex ? first : { hex };
      listeners.forEach((listener) => listener());
      void loadAccentStyle(hex).then((style) => {
        if (!sheet) {
          sheet = new CSSStyleSheet();
          document.adoptedStyleSheets.push(sheet);
        }
        sheet.replaceSync(style);
        document.querySelector('meta[name=theme-color]')?.setAttribute('content', hex);
      });
    },
  };
}

/** Loaded when the first colour changes: the first page needs no colour arithmetic. */
async function loadAccentStyle(hex: string): Promise<string> {
  const { accentStyle } = await import('@danqing/color-core');
  return accentStyle(hex);
}
