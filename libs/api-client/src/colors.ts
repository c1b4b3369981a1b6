import type { Color } from '@danqing/contracts/colors';
import { request } from './request.ts';

/** Keys of the shared query cache. */
export const colorKeys = {
  list: ['colors'] as const,
  named: (name: string) => ['colors', 'named', name] as const,
};

/**
 * All colours of the collection, in the order of their ids. The specification (part 1 §7) treats an answer that is no
 * array as an empty list.
 */
export function listColors(basePath: string, signal?: AbortSignal): Promise<Color[]> {
  return request('api/colors', { basePath, read: readColors, signal });
}

/** The colour of exactly this name; null where there is none. */
export async function findColor(name: string, basePath: string, signal?: AbortSignal): Promise<Color | null> {
  const query = new URLSearchParams({ name });
  const [color] = await request(`api/colors?${query}`, { basePath, read: readColors, signal });
  return color ?? null;
}

function readColors(body: unknown): Color[] | undefined {
  if (!Array.isArray(body)) return [];
  return body.every(isColor) ? body : undefined;
}

/** Whether it has what everything else rests on. */
function isColor(entry: unknown): entry is Color {
  const { name, pinyin, hex } = (entry ?? {}) as Partial<Color>;
  return typeof name === 'string' && typeof pinyin === 'string' && /^#[0-9A-F]{6}$/.test(hex ?? '');
}
