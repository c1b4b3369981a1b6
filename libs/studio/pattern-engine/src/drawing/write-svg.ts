import type { Mark, Pattern } from '../pattern/pattern.ts';
import { offsetsOf } from './offsets.ts';

const plain = (value: number) => String(Math.round(value * 1000) / 1000);

/**
 * Returns one repeat as a tiling SVG with plain hex colours and only elements that office programs support.
 */
export function writeTile(pattern: Pattern, size?: { millimetres: number }): string {
  const { width, height } = pattern;
  const tall = size && (size.millimetres * height) / width;
  return svg(pattern, {
    width,
    height,
    shown:
      size && tall ? [`${plain(size.millimetres)}mm`, `${plain(tall)}mm`] : [plain(width), plain(height)],
  });
}

/**
 * Returns an SVG of the given size, in units of the pattern, that is filled with repeats from the upper left
 * corner.
 */
export function writeSheet(pattern: Pattern, { width, height }: { width: number; height: number }): string {
  return svg(pattern, { width, height, shown: [plain(width), plain(height)] });
}

/** Returns CSS declarations for a background that tiles the pattern. The picture is a data URL. */
export function writeCss(pattern: Pattern): string {
  // Uses single quotes in the SVG, because the CSS puts the data URL in double quotes.
  const picture = writeTile(pattern)
    .replaceAll('"', "'")
    .replace(/[%#<>\n]/g, encodeURIComponent);
  const [width, height] = [pattern.width, pattern.height].map(plain);
  return [
    `background-color: ${pattern.ground};`,
    `background-image: url("data:image/svg+xml,${picture}");`,
    `background-size: ${width}px ${height}px;`,
    '',
  ].join('\n');
}

function svg(
  pattern: Pattern,
  { width, height, shown }: { width: number; height: number; shown: readonly [string, string] },
): string {
  const [w, h] = [plain(width), plain(height)];
  const area = { left: 0, top: 0, right: width, bottom: height };
  const marks = pattern.marks.flatMap((mark) => {
    const places = offsetsOf(mark, pattern, area);
    const only = places.length === 1 && places[0]?.[0] === 0 && places[0][1] === 0;
    if (only) return [`<path ${attributes(mark)}/>`];
    return places.map(
      ([x, y]) => `<path transform="translate(${plain(x)} ${plain(y)})" ${attributes(mark)}/>`,
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shown[0]}" height="${shown[1]}" viewBox="0 0 ${w} ${h}">`,
    `<rect width="${w}" height="${h}" fill="${pattern.ground}"/>`,
    ...marks,
    '</svg>',
    '',
  ].join('\n');
}

function attributes({ d, fill, stroke, width = 1, cap = 'round' }: Mark): string {
  const line = stroke
    ? ` stroke="${stroke}" stroke-width="${plain(width)}" stroke-linecap="${cap}" stroke-linejoin="${cap === 'butt' ? 'miter' : 'round'}"`
    : '';
  return `d="${d}" fill="${fill ?? 'none'}"${line}`;
}
