import {
  verifyDocument,
  type PreviewRequest,
  type PreviewResponse,
  type PreviewsResponse,
  type ReleasesPort,
} from '@danqing/contracts/releases';
import { routesWithoutAccess } from '@danqing/nest-kit';
import { expect, test } from 'vitest';
import { RELEASES_PORT } from '../documents/releases-port.ts';
import {
  activateRelease,
  canaryRelease,
  killArea,
  quarantineRelease,
  retireArea,
} from '../moves/operator-moves.ts';
import { pruneReleases } from '../retention/prune-releases.ts';
import { countReports } from '../testing/count-reports.ts';
import { openTestPlane, publish, ship } from '../testing/open-plane.ts';
import { openTestSite, operator, OPERATOR_TOKEN, publisherToken } from '../testing/open-site.ts';
import type { BuildOverrides } from '../testing/release-build.ts';
import { PREVIEW_COOKIE } from './preview-cookie.ts';
import { Previews } from './previews.ts';

const DAY_MS = 86_400_000;
const next = (build: BuildOverrides = {}) => ({ files: { 'entry.js': 'next()' }, ...build });
const by = { actor: 'li', reason: 'a rehearsal' };

async function openSite() {
  const plane = await openTestPlane();
  const stable: Record<string, string> = {};
  for (const area of ['shell', 'generator', 'gallery']) stable[area] = await ship(plane, { area });
  const site = await openTestSite(plane);
  const token = await publisherToken(plane, 'generator');
  const publisher = { authorization: `Bearer ${token}` };
  const send = (role: 'releases' | 'operator', payload: object, headers: object) =>
    site.app.inject({
      method: 'POST',
      url: `/api/${role}/previews`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(payload),
    });
  const ask = (releases: unknown, days?: unknown) =>
    send('operator', { releases, ...(days !== undefined && { days }) }, operator());
  const create = async (releases: PreviewRequest['releases'], days?: number) => {
    const answer = await ask(releases, days);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    const { preview } = answer.json<PreviewResponse>();
    return { preview, token: new URLSearchParams(preview.path!.split('?')[1]).get('token')! };
  };
  const list = async () =>
    (await site.app.inject({ url: '/api/operator/previews', headers: operator() })).json<PreviewsResponse>()
      .previews;
  const revoke = (id: number, headers: object = operator()) =>
    site.app.inject({
      method: 'DELETE',
      url: `/api/operator/previews/${id}`,
      headers: { ...headers },
    });
  const previews = site.app.get(Previews);
  const releases = site.app.get<ReleasesPort>(RELEASES_PORT);
  return { plane, site, publisher, stable, send, ask, create, list, revoke, previews, releases };
}
const generator = (release: string) => [{ area: 'generator', release }];

test('operators, and the publisher of an area for that area alone, make links; nobody else does', async () => {
  const { plane, site, publisher, send, create } = await openSite();
  const release = await publish(plane, next());
  const releases = generator(release.slice(0, 6));
  const made = await send('releases', { releases }, publisher);
  expect([made.statusCode, made.headers['cache-control']]).toEqual([200, 'no-store']);
  const { preview } = made.json<PreviewResponse>();
  expect(preview).toMatchObject({
    releases: [{ area: 'generator', release }],
    created_by: 'publisher generator team',
    revoked_at: null,
  });
  const days = (Date.parse(preview.until) - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(6.99);
  expect(days).toBeLessThanOrEqual(7);
  expect((await create(releases)).preview.created_by).toBe('operator 林澄');

  const gallery = { authorization: `Bearer ${await publisherToken(plane, 'gallery')}` };
  const strangers: [string, object, [number, number]][] = [
    ['a visitor', {}, [401, 401]],
    ['a member', { authorization: 'Bearer a-members-token' }, [401, 401]],
    ['the publisher of the area', publisher, [200, 401]],
    ['the publisher of another area', gallery, [403, 401]],
    ['an operator', operator(), [401, 200]],
    ['half an operator', operator(`${OPERATOR_TOKEN}x`), [401, 401]],
  ];
  for (const [who, headers, statuses] of strangers) {
    const answers = [
      await send('releases', { releases }, headers),
      await send('operator', { releases }, headers),
    ];
    expect([who, answers.map(({ statusCode }) => statusCode)]).toEqual([who, statuses]);
  }
  const more = { releases: [...releases, { area: 'gallery', release }] };
  expect((await send('releases', more, publisher)).json()).toMatchObject({ code: 'FORBIDDEN' });
  expect(routesWithoutAccess(site.app)).toEqual([]);
  expect(site.events.filter(({ action }) => action === 'preview-change')).toMatchObject([
    {
      actor: 'publisher generator team',
      subject: `preview ${preview.id}`,
      detail: `generator ${release}, created`,
    },
    { actor: 'operator 林澄' },
    {},
    {},
  ]);
});

test('only operators list and revoke', async () => {
  const { plane, site, publisher, create, list, revoke } = await openSite();
  const { preview } = await create(generator(await publish(plane, next())));
  for (const headers of [{}, publisher, operator('x')]) {
    expect((await revoke(preview.id, headers)).statusCode).toBe(401);
    expect((await site.app.inject({ url: '/api/operator/previews', headers })).statusCode).toBe(401);
  }
  expect(await list()).toMatchObject([{ id: preview.id, path: preview.path }]);
  expect((await revoke(preview.id)).json<PreviewResponse>()).toMatchObject({
    preview: { id: preview.id, revoked_by: 'operator 林澄', path: null },
  });
  expect(await list()).toMatchObject([{ id: preview.id, path: null }]);
  expect((await revoke(999)).json()).toMatchObject({ code: 'INPUT_INVALID' });
  expect(site.events.at(-1)).toMatchObject({ action: 'preview-change', detail: /revoked$/ });
});

test('who asks again for the same releases extends the preview, until it is revoked', async () => {
  const { plane, create, list, revoke, previews } = await openSite();
  const release = await publish(plane, next());
  const first = await create(generator(release), 1);
  const longer = await create(generator(release), 30);
  const shorter = await create(generator(release), 2);
  expect([longer.preview.id, shorter.preview.until]).toEqual([first.preview.id, longer.preview.until]);
  expect((await previews.read(first.token)).expires).toBe(Date.parse(first.preview.until));
  await revoke(first.preview.id);
  for (const { token } of [first, longer])
    await expect(previews.read(token)).rejects.toMatchObject({ code: 'PREVIEW_REVOKED' });
  const anew = await create(generator(release));
  expect(anew.preview.id).not.toBe(first.preview.id);
  expect(await list()).toHaveLength(2);
});

test('bad requests are refused with the field', async () => {
  const { plane, ask } = await openSite();
  const release = await publish(plane, next());
  const cases: [string, unknown, unknown][] = [
    ['no release', [], undefined],
    ['no list', 'generator', undefined],
    ['no area name', [{ area: 'A B', release }], undefined],
    ['a short prefix', generator('3f2'), undefined],
    ['an area twice', [...generator(release), ...generator(release)], undefined],
    ['nine areas', Array.from({ length: 9 }, (_, index) => ({ area: `area-${index}`, release })), undefined],
    ['no day', generator(release), 0],
    ['31 days', generator(release), 31],
    ['half a day', generator(release), 0.5],
  ];
  for (const [what, releases, days] of cases) {
    const answer = await ask(releases, days);
    expect([what, answer.statusCode, answer.json()]).toMatchObject([what, 400, { code: 'INPUT_INVALID' }]);
  }
});

test('what is not published, is quarantined, pruned or does not fit gets no link', async () => {
  const { plane, ask, list } = await openSite();
  const refused = async (release: string) => {
    const answer = await ask(generator(release));
    return [answer.statusCode, answer.json<{ code: string }>().code];
  };
  expect(await refused('ffffffffffffffff')).toEqual([404, 'RELEASE_NOT_FOUND']);
  const bad = await publish(plane, next());
  await quarantineRelease(plane, { ...by, area: 'generator', release: bad });
  expect(await refused(bad)).toEqual([409, 'RELEASE_QUARANTINED']);
  const unfit = await publish(plane, next({ contract: '^2.0.0' }));
  const answer = await ask(generator(unfit));
  expect(answer.json()).toMatchObject({
    code: 'GATE_REFUSED',
    problems: [expect.stringContaining('contract: incompatible')],
  });
  const old = await publish(plane, { files: { 'entry.js': 'old()' } });
  await pruneReleases(plane, { keepDays: 0, tabLifetimeHours: 0 });
  expect(await refused(old)).toEqual([404, 'RELEASE_NOT_FOUND']);
  expect(await list()).toEqual([]);
});

test('the document has exactly the previewed releases, without fallback, and all others stable', async () => {
  const { plane, stable, create, previews, releases } = await openSite();
  const release = await publish(plane, next());
  const fresh = await publish(plane, { area: 'fresh' });
  const canary = await publish(plane, { area: 'gallery', files: { 'entry.js': 'canary()' } });
  await canaryRelease(plane, { ...by, area: 'gallery', release: canary, weight: 99 });
  await killArea(plane, { ...by, area: 'generator' });
  const { token } = await create([...generator(release), { area: 'fresh', release: fresh }]);
  const { releases: previewed } = await previews.read(token);
  const before = await releases.getDocument(null);
  const visitor = 'a'.repeat(22);
  const resolved = (await releases.getDocument(visitor, [], previewed))!;
  const verified = await verifyDocument(resolved, releases.publicKey, before!.document);
  expect(verified).toMatchObject({
    verdict: 'valid',
    document: {
      shell: { release: stable['shell'], channel: 'stable' },
      areas: [
        { area: 'gallery', release: stable['gallery'], channel: 'stable' },
        { area: 'generator', release, channel: 'preview', killed: false, fallback: null },
        { area: 'fresh', release: fresh, channel: 'preview' },
      ],
    },
  });
  expect([resolved.canaries, resolved.document.index]).toEqual([false, undefined]);
  expect(resolved.forPage('generator').text).toBe(resolved.text);
  expect(await releases.getDocument(null)).toBe(before);
  expect(before!.text).not.toContain(release);
});

test('the shell can be previewed, and a retired area too', async () => {
  const { plane, create, previews, releases } = await openSite();
  const shell = await publish(plane, next({ area: 'shell' }));
  const gallery = await publish(plane, next({ area: 'gallery' }));
  await retireArea(plane, { ...by, area: 'gallery' });
  const { token } = await create([
    { area: 'shell', release: shell },
    { area: 'gallery', release: gallery },
  ]);
  const { document } = (await releases.getDocument(null, [], (await previews.read(token)).releases))!;
  expect(document.shell).toMatchObject({ release: shell, channel: 'preview' });
  expect(document.areas).toMatchObject([
    { area: 'generator', channel: 'stable' },
    { area: 'gallery', release: gallery, channel: 'preview' },
  ]);
  expect(document.retired).toBeUndefined();
});

test('a preview is refused once its release no longer fits the shell, or is in quarantine', async () => {
  const { plane, create, previews, releases } = await openSite();
  const release = await publish(plane, next());
  const { token } = await create(generator(release));
  const open = async () => releases.getDocument(null, [], (await previews.read(token)).releases);
  const breaking = await publish(plane, { area: 'shell', contract: '2.0.0' });
  await activateRelease(plane, {
    ...by,
    area: 'shell',
    release: breaking,
    force: true,
  });
  const code = () => open().catch((error: unknown) => (error as { code: string }).code);
  await expect.poll(code).toBe('PREVIEW_INCOMPATIBLE');
  await quarantineRelease(plane, { ...by, area: 'generator', release });
  expect(await code()).toBe('PREVIEW_QUARANTINED');
});

test('a token is worth nothing for another site, or for a row of other releases', async () => {
  const { plane, create, previews } = await openSite();
  const { token, preview } = await create(generator(await publish(plane, next())));
  const other = await openSite();
  const release = await publish(other.plane, next({ files: { 'entry.js': 'other()' } }));
  expect((await other.create(generator(release))).preview.id).toBe(preview.id);
  await expect(other.previews.read(token)).rejects.toMatchObject({ code: 'PREVIEW_INVALID' });
  expect(await previews.read(token)).toMatchObject({ releases: [{ area: 'generator' }] });
  await plane.database.query('update releases.previews set releases = $1', [
    JSON.stringify({ generator: 'ffffffffffffffff' }),
  ]);
  await expect(previews.read(token)).rejects.toMatchObject({ code: 'PREVIEW_REVOKED' });
});

test('a database away refuses a preview rather than showing a revoked one', async () => {
  const { plane, create, previews } = await openSite();
  const { token } = await create(generator(await publish(plane, next())));
  await plane.database.query('alter table releases.previews rename to elsewhere');
  await expect(previews.read(token)).rejects.toThrow('releases.previews');
});

test('nothing is counted of a browser with a preview, valid or not', async () => {
  const { plane, site, create } = await openSite();
  const { token } = await create(generator(await publish(plane, next())));
  const release = await ship(plane, { area: 'gallery', files: { 'a.js': '2' } });
  const { report, counted } = countReports(site, plane, { area: 'gallery', release });
  await expect.poll(async () => [await report(), (await counted()) > 0]).toEqual([204, true]);
  const before = await counted();
  for (const value of [token, 'over'])
    expect(await report({ cookie: `a=b; ${PREVIEW_COOKIE}=${value}` })).toBe(204);
  expect(await counted()).toBe(before);
});
