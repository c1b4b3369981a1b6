import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadResponse } from '@danqing/contracts/releases';
import { expect } from 'vitest';
import { openTestPlane, type TestPlane } from './open-plane.ts';
import { describeBuild, type BuildOverrides } from './release-build.ts';
import { openTestSite, publisherToken } from './open-site.ts';
import { getStatus } from '../status/release-status.ts';
import type { PublisherQuotas } from '../upload/publisher-quota.ts';

export const files = {
  'entry.js': 'start("generator")',
  'styles/area.css': '.generator_0123456789ab-main { color: red }',
};

export const build: BuildOverrides = { files };

export const descriptor = describeBuild(build);

export async function openUploadSite(plane?: TestPlane, publisherQuotas?: PublisherQuotas) {
  plane ??= await openTestPlane();
  const site = await openTestSite(plane, { publisherQuotas });
  const token = await publisherToken(plane, 'generator');
  const request = async (method: string, path: string, body: string | null, type: string, bearer = token) => {
    const response = await fetch(`${site.url}/api/releases/uploads${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, ...(body !== null && { 'content-type': type }) },
      body,
    });
    const answer = response.status === 204 ? null : ((await response.json()) as Record<string, unknown>);
    return { status: response.status, answer, headers: response.headers };
  };
  return {
    plane,
    site,
    token,
    begin: (value: unknown = descriptor, bearer?: string) =>
      request('POST', '', JSON.stringify(value), 'application/json', bearer),
    put: (upload: string, path: string, bytes: string, bearer?: string) =>
      request('PUT', `/${upload}/files/${path}`, bytes, 'application/octet-stream', bearer),
    abort: (upload: string, bearer?: string) => request('DELETE', `/${upload}`, null, '', bearer),
    complete: (upload: string, bearer?: string) =>
      request('POST', `/${upload}/complete`, '{}', 'application/json', bearer),
  };
}

export type UploadSite = Awaited<ReturnType<typeof openUploadSite>>;

export const uploadOf = ({ answer }: { answer: unknown }) => answer as UploadResponse;

export const published = async (plane: TestPlane) =>
  (await getStatus(plane)).areas.flatMap(({ releases }) => releases.map(({ id }) => id));
export const storedFolders = (plane: TestPlane) => readdir(join(plane.dataDir, 'releases')).catch(() => []);

export const stagingFolders = (plane: TestPlane) => readdir(join(plane.dataDir, 'uploads')).catch(() => []);

export async function sendAll(site: UploadSite, upload: string, content: Record<string, string> = files) {
  for (const [path, text] of Object.entries(content))
    expect(await site.put(upload, path, text)).toMatchObject({ status: 204 });
}
