import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { COLOR_FAMILIES, colorSchema, SOLAR_TERMS } from '@danqing/contracts/colors';
import { z } from 'zod';

const rowSchema = z.strictObject({
  ...colorSchema.shape,
  family: z.enum(COLOR_FAMILIES),
  solar_term: z.enum(SOLAR_TERMS).nullable(),
});
export type ColorRow = z.infer<typeof rowSchema>;

export interface ColorDataFile {
  sha256: string;
  rows(): ColorRow[];
}

export async function readColorDataFile(file: URL): Promise<ColorDataFile> {
  const text = await readFile(file, 'utf8');
  return {
    sha256: createHash('sha256').update(text).digest('hex'),
    rows: () => z.array(rowSchema).parse(JSON.parse(text)),
  };
}
