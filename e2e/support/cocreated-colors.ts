import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { hexToCmyk, hexToHsl, hexToRgb } from '@danqing/color-core';
import { bearer, type Member } from './members.ts';

const SIGNS = [...'春夏秋冬云雨雪霜竹梅松柳山川湖海晨暮烟霞茶墨砚瓷'];

export const newColorName = (): string =>
  `${Array.from({ length: 3 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}${randomInt(1e5)}`;

export async function saveColor(
  request: APIRequestContext,
  member: Member,
  name: string,
  hex = '#5E8C6A',
  imageUrl: string | null = null,
): Promise<number> {
  const { h, s, l } = hexToHsl(hex);
  const data = {
    name,
    image_url: imageUrl,
    hex,
    rgb: hexToRgb(hex).join(','),
    hsl: `${h},${s}%,${l}%`,
    cmyk: hexToCmyk(hex),
    description: '山脚的绿已经满了，山顶还留着一点冬天。',
  };
  const saved = await request.post('/api/co-create/colors', { headers: bearer(member), data });
  if (!saved.ok()) throw new Error(`not saved: ${saved.status()} ${await saved.text()}`);
  return ((await saved.json()) as { id: number }).id;
}
