import { useEffect, useState } from 'react';
import { bareText } from './color-input.ts';

/** CSS functions that `readColor` does not parse itself. */
const CSS_FUNCTION = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\s*\(.*\)$/i;

/**
 * Returns the hex of a CSS colour function, or null. Its parser is large (fifteen colour spaces), so it loads
 * on first use.
 */
export function useCssColor(text: string): string | null {
  const [read, setRead] = useState<{ text: string; hex: string | null } | null>(null);
  useEffect(() => {
    const bare = bareText(text);
    if (!CSS_FUNCTION.test(bare)) return undefined;
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
