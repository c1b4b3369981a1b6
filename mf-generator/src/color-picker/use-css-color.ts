import { useEffect, useState } from 'react';
import { bareText } from './color-input.ts';

/** CSS functions that `readColor` does not parse itself, and words that may be CSS colour names. */
const CSS_COLOR = /^(?:(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\s*\(.*\)|[a-z]{3,20})$/i;

/**
 * Returns the hex of a CSS colour function or colour name, or null. The parser is large (fifteen colour spaces), so it loads
 * on first use.
 */
export function useCssColor(text: string): string | null {
  const [read, setRead] = useState<{ text: string; hex: string | null } | null>(null);
  useEffect(() => {
    const bare = bareText(text);
    if (!CSS_COLOR.test(bare)) return undefined;
    let current = true;
    import('./read-css-color.ts').then(
      ({ readCssColor }) => current && setRead({ text, hex: readCssColor(bare) }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [text]);
  return read?.text === text ? read.hex : null;
}
