import fc from 'fast-check';

export const anyText = (maxLength: number) =>
  fc
    .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength })
    .map((codes) => String.fromCodePoint(...codes));
