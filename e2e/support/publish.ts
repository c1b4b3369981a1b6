import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishResponse, ReleaseDescriptor, UploadResponse } from '@danqing/contracts/releases';
import { callOperatorApi } from './operator.ts';
import type { Site } from './site.ts';

export async function publish(site: Site, folder: string): Promise<string> {
  const text = readFileSync(join(folder, 'release.json'), 'utf8');
  const { area } = (JSON.parse(text) as ReleaseDescriptor).manifest;
  const { token } = (await callOperatorApi(site, 'publishers', { name: 'drill', area })) as { token: string };
  const send = async (method: string, path: string, type: string, body?: string | Buffer<ArrayBuffer>) => {
    const response = await fetch(`${site.url}/api/releases/uploads${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': type }) },
      ...(body && { body }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const begun = await send('POST', '', 'application/json', text);
  const { upload, missing } = (await begun.json()) as UploadResponse;
  for (const file of missing)
    await send(
      'PUT',
      `/${upload}/files/${file}`,
      'application/octet-stream',
      readFileSync(join(folder, file)),
    );
  const done = await send('POST', `/${upload}/complete`, 'application/json');
  return ((await done.json()) as PublishResponse).release;
}
