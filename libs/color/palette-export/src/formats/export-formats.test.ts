import { PALETTE_FORMATS } from '@danqing/palette-formats';
import { expect, test } from 'vitest';
import { FORMAT_GROUPS } from './export-formats.ts';

const DRAWN = [
  { id: 'image', extension: 'png' },
  { id: 'pdf', extension: 'pdf' },
];
const extensions = (formats: readonly { id: string; extension: string }[]) =>
  formats.map(({ id, extension }) => `${id}.${extension.split('.').at(-1)}`).toSorted();

test('every format that is written or drawn is offered once, with what its files end with', () => {
  const offered = FORMAT_GROUPS.flatMap(({ formats }) => [...formats]);
  expect(extensions(offered)).toEqual(extensions([...PALETTE_FORMATS, ...DRAWN]));
});
