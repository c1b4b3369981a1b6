import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { colorSchema } from '@danqing/contracts';
import { z } from 'zod';

export const SOLAR_TERMS = [
  ...['立春', '雨水', '惊蛰', '春分', '清明', '谷雨', '立夏', '小满', '芒种', '夏至', '小暑', '大暑'],
  ...['立秋', '处暑', '白露', '秋分', '寒露', '霜降', '立冬', '小雪', '大雪', '冬至', '小寒', '大寒'],
];
export const FAMILIES = ['红', '橙', '黄', '绿', '青', '蓝', '紫', '粉', '棕', '灰', '白', '黑'];

const rowSchema = z.strictObject({
  ...colorSchema.shape,
  family: z.enum(FAMILIES),
  solar_term: z.enum(SOLAR_TERMS).nullable(),
});
export type ColorRow = z.infer<typeof rowSchema>;

export interface ColorDataFile {
  sha256: string;
  /** Parses and checks the rows; throws a ZodError that names the row at fault. */
  rows(): ColorRow[];
}

export async function readColorDataFile(file: URL): Promise<ColorDataFile> {
  const text = await readFile(file, 'utf8');
  return {
    sha256: createHash('sha256').update(text).digest('hex'),
    rows: () => z.array(rowSchema).parse(JSON.parse(text)),
  };
}
