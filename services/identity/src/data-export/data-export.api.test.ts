import { randomBytes } from 'node:crypto';
import type { DataExportResponse, OutboxMessage } from '@danqing/contracts/identity';
import { readDataPage } from '@danqing/nest-kit';
import { columnsOutsideExport } from '@danqing/test-kit';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MaintenanceService } from '../maintenance/maintenance.service.ts';
import { openIdentity, OUTBOX_KEY, type TestIdentity } from '../testing/open-identity.ts';
import { TRIES } from './data-export.work.ts';
import { ExportFiles } from './export-files.ts';
import { ownLists } from './own-data.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

let members = 0;
const newMember = () => identity.signIn(`export-${(members += 1)}@example.com`);
const path = (id: number) => `/api/users/${id}/data-exports`;
const newest = async (id: number, token: string) =>
  (await identity.call('GET', path(id), undefined, { token })).json<DataExportResponse>().data;
const ask = (id: number, token?: string, headers = {}) =>
  identity.call('POST', path(id), undefined, { ...(token !== undefined && { token }), headers });
const ended = async (id: number, token: string) => {
  await vi.waitFor(async () => expect((await newest(id, token))?.state).toMatch(/ready|failed/), {
    timeout: 40_000,
    interval: 100,
  });
  return (await newest(id, token))!;
};
const fetchFile = (id: number, exportId: string, token?: string) =>
  identity.call('GET', `${path(id)}/${exportId}/file`, undefined, token === undefined ? {} : { token });

describe('a download of the own data', () => {
  it('has a file for everything that services keep, the pictures, and who reads it is told what is what', async () => {
    const { token, user } = await newMember();
    const { palettes, creations } = identity.works;
    palettes.records = Array.from({ length: 5 }, (_, index) => ({
      list: 'palettes',
      data: { id: index, name: `敦煌 ${index}` },
    }));
    const picture = randomBytes(9_000_000);
    creations.files.set('3f6c-2048.webp', picture);
    expect(await newest(user.id, token)).toBeNull();
    const asked = await ask(user.id, token, { 'accept-language': 'en' });
    expect(asked.statusCode).toBe(202);
    const { id, size } = await ended(user.id, token);
    const answer = await fetchFile(user.id, id, token);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-length': String(size),
    });
    const files = unzipSync(answer.rawPayload);
    const text = (name: string) => Buffer.from(files[name]!).toString();
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'README.txt',
        'files/3f6c-2048.webp',
        'palettes.json',
        'profile.json',
        'sign-ins.json',
        'devices.json',
      ].toSorted(),
    );
    expect(text('README.txt')).toContain('This is everything we store about you');
    expect(JSON.parse(text('palettes.json'))).toHaveLength(5);
    expect(JSON.parse(text('profile.json'))).toMatchObject([{ id: user.id, email: user.email }]);
    expect(JSON.parse(text('sign-ins.json'))).toHaveLength(1);
    expect(Buffer.from(files['files/3f6c-2048.webp']!).equals(picture)).toBe(true);
    const data = Object.keys(files).filter((name) => name !== 'README.txt');
    expect(data.map(text).join('')).not.toMatch(/hash/);
    expect(Object.keys(files).map(text).join('')).not.toContain(token);
    await vi.waitFor(async () => {
      const box = `/api/dev/outbox?${new URLSearchParams({ to: user.email ?? '', key: OUTBOX_KEY })}`;
      const outbox = await identity.call('GET', box, undefined, { from: '127.0.0.1' });
      const [newest] = outbox.json<{ data: OutboxMessage[] }>().data;
      expect(newest?.subject).toBe('Your Danqing data is ready');
    });
    palettes.records = [];
    creations.files.clear();
  }, 60_000);

  it('is one at a time, and three a day', async () => {
    const { token, user } = await newMember();
    identity.works.cocreate.away = true;
    const first = (await ask(user.id, token)).json<DataExportResponse>().data;
    const again = (await ask(user.id, token)).json<DataExportResponse>().data;
    expect(again?.id).toBe(first?.id);
    identity.works.cocreate.away = false;
    await ended(user.id, token);
    for (let index = 0; index < 2; index += 1) {
      expect((await ask(user.id, token)).statusCode).toBe(202);
      await ended(user.id, token);
    }
    const fourth = await ask(user.id, token);
    expect([fourth.statusCode, fourth.json()]).toMatchObject([429, { code: 'RATE_LIMITED' }]);
  }, 90_000);

  it('that a service cannot fill in the last try says so, and can be asked for again', async () => {
    const { token, user } = await newMember();
    identity.works.creations.away = true;
    await ask(user.id, token);
    await identity.dataSource.query(`update identity.exports set attempts = $2 where user_id = $1`, [
      user.id,
      TRIES - 1,
    ]);
    expect(await ended(user.id, token)).toMatchObject({ state: 'failed', size: null });
    identity.works.creations.away = false;
    await ask(user.id, token);
    expect(await ended(user.id, token)).toMatchObject({ state: 'ready' });
  }, 90_000);

  it('is for its member alone, while the session lasts, for seven days', async () => {
    const [{ token, user }, other] = [await newMember(), await newMember()];
    await ask(user.id, token);
    const { id } = await ended(user.id, token);
    for (const call of [
      (as?: string) => ask(user.id, as),
      (as?: string) => identity.call('GET', path(user.id), undefined, as === undefined ? {} : { token: as }),
      (as?: string) => fetchFile(user.id, id, as),
    ])
      expect([(await call()).statusCode, (await call(other.token)).statusCode]).toEqual([401, 403]);
    expect((await fetchFile(other.user.id, id, other.token)).json()).toMatchObject({
      code: 'DATA_EXPORT_NOT_FOUND',
    });
    await identity.dataSource.query(`update identity.exports set expires_at = now() where id = $1`, [id]);
    expect((await fetchFile(user.id, id, token)).statusCode).toBe(404);
    await identity.app.get(MaintenanceService).purge();
    expect(await newest(user.id, token)).toBeNull();
    const read = identity.app.get(ExportFiles).read(id, 1);
    await expect(read.toArray()).rejects.toThrow('missing');
    await identity.call('POST', '/api/auth/logout', undefined, { token });
    expect((await ask(user.id, token)).statusCode).toBe(401);
  }, 60_000);
});

it('exports every column of a member but these', async () => {
  const { dataSource } = identity;
  const exportPage = (after: string | null) => readDataPage(ownLists(dataSource, 1), after);
  expect(await columnsOutsideExport(dataSource, 'identity', exportPage)).toEqual([
    'erasures.*',
    'exports.*',
    'sessions.token_hash',
    'starting_credits.*',
    'users.erasure_locale',
    'users.limited_by',
  ]);
});
