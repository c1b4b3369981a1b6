import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OperatorRelease, ProvenanceEnvelope } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { getReleaseOrThrow } from '../moves/find-release.ts';
import { activateRelease } from '../moves/operator-moves.ts';
import { openTestPlane, publish, ship, type TestPlane } from '../testing/open-plane.ts';
import { openTestSite, operator, publisherToken } from '../testing/open-site.ts';
import { temporaryFolder, writeBuild } from '../testing/release-build.ts';
import { REASON_OPTION, run } from '../testing/run-cli.ts';
import { attachProvenance } from './attach-provenance.ts';
import { signEnvelope } from './envelope.ts';
import { createStatement } from './statement.ts';
import { revokeTrustedKey, trustKey } from './trusted-keys.ts';

const facts = { builder: 'https://ci.example/build', repository: 'https://git.example/generator' };
const next = { files: { 'entry.js': 'next()' } };
const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();

async function openSigned() {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  await ship(plane);
  const release = await publish(plane, next);
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { descriptor } = await getReleaseOrThrow(plane, 'generator', release);
  const sign = (key = privateKey) => signEnvelope(createStatement(descriptor, facts), key);
  const trust = () =>
    trustKey(plane, { area: 'generator', name: 'ci key', publicKey: pem(publicKey), actor: 'li' });
  const attach = (envelope = sign()) =>
    attachProvenance(plane, { area: 'generator', release, envelope, from: 'ci' });
  const activate = () =>
    activateRelease(plane, { area: 'generator', release, actor: 'li', reason: 'a rehearsal' });
  return { plane, release, sign, trust, attach, activate, privateKey };
}

const refused = (reason: RegExp) =>
  expect.objectContaining({
    code: 'GATE_REFUSED',
    details: [expect.stringMatching(reason), expect.stringMatching(/^smoke: unknown/)],
  });

test('an area without trusted keys needs no statement', async () => {
  const { activate } = await openSigned();
  expect((await activate()).event?.gate?.checks).toContainEqual({
    check: 'provenance',
    verdict: 'compatible',
    reason: '',
  });
});

test('from the first trusted key on, only releases signed with one become active', async () => {
  const { trust, attach, activate, sign } = await openSigned();
  await trust();
  await expect(activate()).rejects.toThrow(refused(/requires signed provenance/));
  await attach(sign(generateKeyPairSync('ed25519').privateKey));
  await expect(activate()).rejects.toThrow(refused(/no trusted key of generator signed/));
  await attach();
  const { event } = await activate();
  expect(event?.gate?.checks).toContainEqual({
    check: 'provenance',
    verdict: 'compatible',
    reason: 'signed with the key ci key',
  });
});

test('a statement without a trusted signature does not replace a signed one', async () => {
  const { trust, attach, activate, sign } = await openSigned();
  await trust();
  await attach();
  const { provenance } = await attach(sign(generateKeyPairSync('ed25519').privateKey));
  expect(provenance.key).toBeNull();
  expect((await activate()).event).not.toBeNull();
});

test('a revoked key signs nothing new, and a rollback needs no signature', async () => {
  const { plane, trust, attach, activate } = await openSigned();
  const { id } = await trust();
  await trustKey(plane, {
    area: 'generator',
    name: 'next key',
    publicKey: pem(generateKeyPairSync('ed25519').publicKey),
    actor: 'li',
  });
  await attach();
  await activate();
  await revokeTrustedKey(plane, { id, actor: 'li' });
  const stable = (await run(plane, 'rollback', 'generator', ...REASON_OPTION)).code;
  expect(stable).toBe(0);
  const another = await publish(plane, { files: { 'entry.js': 'another()' } });
  await expect(
    activateRelease(plane, { area: 'generator', release: another, actor: 'li', reason: 'no' }),
  ).rejects.toThrow(refused(/requires signed provenance/));
});

test('only the publisher of the area attaches a statement, and the console shows it', async () => {
  const { plane, release, sign, trust } = await openSigned();
  await trust();
  const site = await openTestSite(plane);
  const send = async (token: string | null, payload: object) => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/releases/provenance',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      payload: JSON.stringify(payload),
    });
    return { status: answer.statusCode, answer: answer.json<Record<string, unknown>>() };
  };
  const request = { release, envelope: sign() };
  const own = await publisherToken(plane, 'generator');
  expect(await send(null, request)).toMatchObject({ status: 401 });
  const other = await publisherToken(plane, 'gallery');
  expect(await send(other, request)).toMatchObject({ status: 404, answer: { code: 'RELEASE_NOT_FOUND' } });
  const wrong = signEnvelope({ hello: 'world' }, generateKeyPairSync('ed25519').privateKey);
  expect(await send(own, { release, envelope: wrong })).toMatchObject({
    answer: { code: 'PROVENANCE_INVALID' },
  });
  const long = { ...request.envelope, payload: Buffer.alloc(9_003).toString('base64') };
  expect(await send(own, { release, envelope: long })).toMatchObject({ status: 400 });
  expect(await send(own, request)).toEqual({
    status: 200,
    answer: { area: 'generator', release, provenance: { ...facts, key: 'ci key', commit: null } },
  });
  const shown = await site.app.inject({
    url: `/api/operator/areas/generator/releases/${release}`,
    headers: operator(),
  });
  expect(shown.json<OperatorRelease>().summary.provenance).toEqual({ ...facts, key: 'ci key', commit: null });
});

async function keyFiles() {
  const folder = await temporaryFolder();
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const files = {
    public: join(folder, 'key.pub'),
    private: join(folder, 'key'),
    token: join(folder, 'token'),
  };
  await writeFile(files.public, pem(publicKey));
  await writeFile(files.private, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return files;
}

async function openTrusting(): Promise<{ plane: TestPlane; files: Awaited<ReturnType<typeof keyFiles>> }> {
  const plane = await openTestPlane();
  await ship(plane, { area: 'shell' });
  await ship(plane);
  const files = await keyFiles();
  const added = await run(plane, 'trust', 'add', 'generator', '--key', files.public, '--name', 'ci key');
  expect(added).toMatchObject({ code: 0, stdout: expect.stringMatching(/^1 {2}generator {2}ci key/) });
  return { plane, files };
}

test('the command line publishes, signs and shows provenance', async () => {
  const { plane, files } = await openTrusting();
  const folder = await writeBuild(next);
  expect(await run(plane, 'publish', folder, '--sign-key', files.private)).toMatchObject({ code: 0 });
  const release = (await run(plane, 'status', '--json')).stdout.match(/"id":"([0-9a-f]{16})"/)![1]!;
  const shown = await run(plane, 'provenance', 'generator', release, '--json');
  const { envelope, ...parsed } = JSON.parse(shown.stdout) as { envelope: ProvenanceEnvelope };
  expect(parsed).toMatchObject({
    provenance: { builder: expect.any(String) },
    gate: { verdict: 'compatible' },
  });
  const file = join(await temporaryFolder(), 'statement.json');
  await writeFile(file, JSON.stringify(envelope));
  expect(await run(plane, 'publish', folder, '--provenance', file)).toMatchObject({ code: 0 });
  expect((await run(plane, 'trust', 'revoke', '1')).stdout).toContain('revoked by operator');
  expect((await run(plane, 'trust', 'list')).stdout).toContain('revoked by operator');
});

test('publishing on a running site signs, too', async () => {
  const { plane, files } = await openTrusting();
  const site = await openTestSite(plane);
  await writeFile(files.token, await publisherToken(plane, 'generator'));
  const folder = await writeBuild(next);
  const options = ['--site', site.url, '--token-file', files.token, '--sign-key', files.private];
  const published = await run(plane, 'publish', folder, ...options, '--json');
  expect(published.code).toBe(0);
  const { release } = JSON.parse(published.stdout) as { release: string };
  expect((await run(plane, 'provenance', 'generator', release)).stdout).toContain(
    'signed with the key ci key',
  );
});

test('a statement that cannot be signed or read publishes nothing', async () => {
  const { plane, files } = await openTrusting();
  const folder = await writeBuild(next);
  const before = (await run(plane, 'status', '--json')).stdout;
  for (const option of [
    ['--sign-key', files.public],
    ['--sign-key', join(folder, 'missing')],
    ['--provenance', files.private],
  ])
    expect((await run(plane, 'publish', folder, ...option)).code).not.toBe(0);
  expect(
    (await run(plane, 'trust', 'add', 'generator', '--key', files.private, '--name', 'x')).stderr,
  ).toContain('private key');
  expect((await run(plane, 'status', '--json')).stdout).toBe(before);
});
