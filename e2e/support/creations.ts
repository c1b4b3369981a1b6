import type { APIRequestContext } from '@playwright/test';
import type { Painted, PaintingTheme, PoemResponse } from '@danqing/contracts/creations';
import { bearer, type Member } from './members.ts';

export async function paintCreation(
  request: APIRequestContext,
  member: Member,
  colorName = '月白',
  theme: PaintingTheme = 'landscape',
): Promise<Painted> {
  const headers = bearer(member);
  const poem = await request.post('/api/ai/poem', { headers, data: { colorName } });
  const { requestId } = (await poem.json()) as PoemResponse;
  const painting = await request.post('/api/ai/image', { headers, data: { requestId, theme } });
  if (!painting.ok()) throw new Error(`no painting: ${painting.status()} ${await painting.text()}`);
  return (await painting.json()) as Painted;
}
