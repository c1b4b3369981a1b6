import { useEffect, useState } from 'react';
import { bareText } from './color-input.ts';

/** `hsl(…)`, `oklch(…)`, `color(…)`: what the search and `readColor` do not read themselves. */
const CSS_FUNCTION = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\s*\(.*\)$/i;

/** The hex of a CSS colour function; null for other texts. Its reader knows fifteen colour spaces, so it comes with the first one. */
export function useCssColor(text: string): string | null {
  const [read, setRead] = useState<{ text: string; hex: string | null } | null>(null);
  useEffect(() => {
    const bare = bareText(text);
    if (!CSS_FUNCTION.test(bare)) return undefined;
    let current = true;
    import('./read-css-color.ts').then(
      ({ readCssColor }) => current && setRead({ text, hex: readCssColor(bare) }),
      // Nothing is found then, as for any text that is no colour.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [text]);
  return read?.text === text ? read.hex : null;
}
