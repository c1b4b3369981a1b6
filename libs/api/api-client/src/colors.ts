import type { Color } from '@danqing/contracts/colors';
import { request } from './request.ts';

export const colorKeys = {
  list: ['colors'] as const,
  named: (name: string) => ['colors', 'named', name] as const,
};

/**
 * Returns all colours in the order of their ids. A response that is not an array counts as an empty list
 * (specification part 1 §7).
 */
export function listColors(basePath: string, signal?: AbortSignal): Promise<Color[]> {
  return request('api/colors', { basePath, read: readColors, signal });
}

/** Returns the colour with exactly this name, or null. */
export async function findColor(name: string, basePath: string, signal?: AbortSignal): Promise<Color | null> {
  const query = new URLSearchParams({ name });
  const [color] = await request(`api/colors?${query}`, { basePath, read: readColors, signal });
  return color ?? null;
}

function readColors(body: unknown): Color[] | undefined {
  if (!Array.isArray(body)) return [];
  return body.every(isColor) ? body : undefined;
}

function isColor(entry: unknown): entry is Color {
  const { name, pinyin, hex } = (entry ?? {}) as Partial<Color>;
  return typeof name === 'string' && typeof pinyin === 'string' && /^#[0-9A-F]{6}$/.test(hex ?? '');
}
