export interface Declaration {
  property: string;
  /** Without the contents of strings and `url()`; `raw` has them. */
  value: string;
  raw: string;
  /** Selectors of the enclosing rules, without at-rules. */
  scope: string;
  /** True inside `@supports` or `@media (color-gamut …)`, which repeat a declaration in another notation. */
  alternative: boolean;
  comment: string;
}

export interface ScannedCss {
  declarations: Declaration[];
  head: string;
  preludes: string[];
}

const ALTERNATIVE = /^@supports|^@media[^{]*(?:color-gamut|dynamic-range)/i;

/**
 * Scans a style sheet in one pass. Drops comments and the contents of strings and `url()`, keeps brackets
 * together and validates nothing. Accepts SCSS and Less variables and `//` comments; a broken file gives
 * whatever is recognisable.
 */
export function scanCss(text: string): ScannedCss {
  const scanned: ScannedCss = { declarations: [], head: '', preludes: [] };
  const blocks: { alternative: boolean; scope: string }[] = [];
  let segment = '';
  let raw = '';
  let depth = 0;
  let last: Declaration | undefined;

  const declare = () => {
    const colon = segment.indexOf(':');
    last = undefined;
    if (colon > 0) {
      last = {
        property: segment.slice(0, colon).trim(),
        value: segment.slice(colon + 1).trim(),
        raw: raw.slice(raw.indexOf(':') + 1).trim(),
        scope: blocks.at(-1)?.scope ?? '',
        alternative: blocks.at(-1)?.alternative ?? false,
        comment: '',
      };
      scanned.declarations.push(last);
    }
    segment = '';
    raw = '';
    depth = 0;
  };

  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '/' && text.charAt(at + 1) === '*') {
      const close = text.indexOf('*/', at + 2);
      const end = close < 0 ? text.length : close;
      const comment = text.slice(at + 2, end);
      if (at === 0) scanned.head = comment;
      if (last) last.comment = comment;
      last = undefined;
      at = end + 1;
    } else if (character === '/' && text.charAt(at + 1) === '/' && /^[\s;{}]?$/.test(text.charAt(at - 1))) {
      const end = text.indexOf('\n', at);
      at = (end < 0 ? text.length : end) - 1;
    } else if (character === '(' && /url$/i.test(text.slice(Math.max(0, at - 3), at))) {
      const close = text.indexOf(')', at);
      at = close < 0 ? text.length : close;
    } else if (character === '"' || character === "'") {
      const end = stringEnd(text, at);
      segment += '""';
      raw += text.slice(at, end);
      last = undefined;
      at = end - 1;
    } else if (character === '{') {
      const prelude = segment.trim();
      scanned.preludes.push(prelude);
      blocks.push(innerBlock(prelude, blocks.at(-1)));
      segment = '';
      raw = '';
      depth = 0;
      last = undefined;
    } else if (character === '}') {
      declare();
      blocks.pop();
    } else if (character === ';' && depth === 0) {
      declare();
    } else {
      if (/[^ \t]/.test(character)) last = undefined;
      if (character === '(') depth += 1;
      if (character === ')') depth = Math.max(0, depth - 1);
      segment += character;
      raw += character;
    }
  }
  declare();
  return scanned;
}

/** Maximum length of a scope; only its last characters distinguish it. */
const LONGEST_SCOPE = 200;

function innerBlock(prelude: string, outer = { alternative: false, scope: '' }) {
  const isRule = prelude !== '' && !prelude.startsWith('@');
  return {
    alternative: outer.alternative || ALTERNATIVE.test(prelude),
    scope: isRule ? `${outer.scope} ${prelude}`.trim().slice(-LONGEST_SCOPE) : outer.scope,
  };
}

function stringEnd(text: string, at: number): number {
  const quote = text.charAt(at);
  for (let end = at + 1; end < text.length; end++) {
    const character = text.charAt(end);
    if (character === '\\') end += 1;
    else if (character === quote) return end + 1;
    else if (character === '\n') return end;
  }
  return text.length;
}
