declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2';
      variationAxes: Record<string, number>;
      keepFeatures: string[];
      noLayoutClosure: boolean;
      noHinting: boolean;
    },
  ): Promise<Buffer>;
}
declare module 'fontverter' {
  type Format = 'truetype' | 'woff2';
  export function convert(font: Uint8Array, to: Format, from?: Format): Promise<Buffer>;
}
