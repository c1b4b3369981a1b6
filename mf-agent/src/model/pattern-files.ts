import { drawPattern, type Pattern, writeSheet, writeTile } from '@danqing/pattern-engine';

const SHEET = { width: 1600, height: 1200 };

export interface PatternFile {
  name: string;
  content: Blob;
}

const svgFile = (name: string, text: string): PatternFile => ({
  name: `${name}.svg`,
  content: new Blob([text], { type: 'image/svg+xml' }),
});

export const tileFile = (name: string, pattern: Pattern) => svgFile(name, writeTile(pattern));
export const sheetFile = (name: string, pattern: Pattern) =>
  svgFile(`${name}-sheet`, writeSheet(pattern, SHEET));
export const printFile = (name: string, pattern: Pattern, millimetres: number) =>
  svgFile(`${name}-${millimetres}mm`, writeTile(pattern, { millimetres }));

/** Returns one repeat at whole pixels, because fractional sizes would show a seam. */
export async function pngFile(name: string, pattern: Pattern, width: number): Promise<PatternFile> {
  const height = Math.round((width * pattern.height) / pattern.width);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const scale = [width / pattern.width, height / pattern.height] as const;
  drawPattern(context, pattern, { width, height, scale }, (d) => new Path2D(d));
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!content) throw new Error('the picture is too large for this browser');
  return { name: `${name}-${width}x${height}.png`, content };
}

/** Milliseconds before the object URL is revoked; Safari reads it some time after the click. */
const TAKEN_AFTER = 40_000;

export function download({ name, content }: PatternFile): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_AFTER);
}
