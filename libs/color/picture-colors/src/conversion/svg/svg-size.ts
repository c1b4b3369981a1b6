/** CSS pixels of each absolute unit (CSS Values 4 §6.2). */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  Q: 96 / 101.6,
};

const ROOT = /<(?:\w+:)?svg\b((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/;
const ATTRIBUTE = (name: string) => new RegExp(`(?<=\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);

/** The size of a drawing without any, as in a page (CSS 2.2 §10.3.2). */
const DEFAULT = { width: 300, height: 150 };

/**
 * Gives a drawing a size whose longer side is `side`, whatever size it states, and keeps its proportions.
 *
 * @returns null when there is no `svg` element
 */
export function resizeSvg(
  text: string,
  side: number,
): { text: string; width: number; height: number } | null {
  const root = ROOT.exec(text);
  if (!root) return null;
  const [tag, attributes = '', end = ''] = root;
  const value = (name: string) => {
    const [, double, single] = ATTRIBUTE(name).exec(attributes) ?? [];
    return double ?? single ?? null;
  };
  const [width, height] = [lengthOf(value('width')), lengthOf(value('height'))];
  const [, , boxWidth = 0, boxHeight = 0] = (value('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const hasBox = boxWidth > 0 && boxHeight > 0;
  const stated =
    width && height
      ? { width, height }
      : hasBox
        ? { width: boxWidth, height: boxHeight }
        : { width: width ?? DEFAULT.width, height: height ?? DEFAULT.height };
  const scale = side / Math.max(stated.width, stated.height);
  const size = {
    width: Math.max(1, Math.round(stated.width * scale)),
    height: Math.max(1, Math.round(stated.height * scale)),
  };
  const others = ['width', 'height'].reduce((left, name) => left.replace(ATTRIBUTE(name), ''), attributes);
  const box = hasBox ? '' : ` viewBox="0 0 ${stated.width} ${stated.height}"`;
  const named = tag.slice(0, tag.length - attributes.length - end.length - 1);
  const sized = `${named}${hasBox ? others : others.replace(ATTRIBUTE('viewBox'), '')}${box} width="${size.width}" height="${size.height}"${end}>`;
  // A function, because `$` in the replacement would have a meaning.
  return { text: text.replace(tag, () => sized), ...size };
}

function lengthOf(text: string | null): number | null {
  const [, number, unit = ''] = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-zA-Z]*)\s*$/.exec(text ?? '') ?? [];
  const pixels = Number(number) * (UNITS[unit] ?? Number.NaN);
  return pixels > 0 && Number.isFinite(pixels) ? pixels : null;
}
