import { createRequire } from 'node:module';

interface AnyPaletteColor {
  red: number;
  green: number;
  blue: number;
  name?: string;
}
const { loadPalette } = createRequire(import.meta.url)('anypalette') as {
  loadPalette(
    options: { data: Uint8Array; fileExt: string },
    done: (error: Error | null, palette: Iterable<AnyPaletteColor>, format: { name: string }) => void,
  ): void;
};

export function readWithAnyPalette(data: Uint8Array, fileExt: string) {
  return new Promise<{ hex: string; name: string | undefined }[]>((resolve, reject) => {
    loadPalette({ data: Buffer.from(data), fileExt }, (error, palette) => {
      if (error) return reject(error);
      const byte = (value: number) =>
        Math.round(value * 255)
          .toString(16)
          .padStart(2, '0');
      resolve(
        [...palette].map(({ red, green, blue, name }) => ({
          hex: `#${byte(red)}${byte(green)}${byte(blue)}`.toUpperCase(),
          name,
        })),
      );
    });
  });
}
