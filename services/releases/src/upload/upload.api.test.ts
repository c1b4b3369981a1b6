import { once } from 'node:events';
import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { ReleaseDescriptor, UploadAnswer } from '@danqing/contracts';
import { expect, test } from 'vitest';
import { publish, openTestPlane, type TestPlane } from '../testing/open-plane.ts';
import { describeBuild, type BuildOverrides } from '../testing/release-build.ts';
import { openTestSite, operator, OPERATOR_TOKEN, publisherToken } from '../testing/open-site.ts';
import { RELEASE_LIMITS } from '../read-build.ts';
import { releaseId, sha384 } from '../release-id.ts';
import { getStatus } from '../release-status.ts';

const files = { 'entry.js': 'start("generator")', 'styles/area.css': 'main { color: red }' };
const build: BuildOverrides = { files };
const descriptor = describeBuild(build);

/** A site, and somebody who publishes the area `generator` there. */
async function openUploadSite() {
  const plane = await openTestPlane();
  const site = await openTestSite(plane);
  const token = await publisherToken(plane, 'generator');
  const request = async (method: string, path: string, body: string, type: string, bearer = token) => {
    const response = await fetch(`${site.url}/api/releases/uploads${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': type },
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
    complete: (upload: string, bearer?: string) =>
      request('POST', `/${upload}/complete`, '{}', 'application/json', bearer),
  };
}
type UploadSite = Awaited<ReturnType<typeof openUploadSite>>;

const uploadOf = ({ answer }: { answer: unknown }) => answer as UploadAnswer;
const published = async (plane: TestPlane) =>
  (await getStatus(plane)).areas.flatMap(({ releases }) => releases.map(({ id }) => id));
const storedFolders = (plane: TestPlane) => readdir(join(plane.dataDir, 'releases')).catch(() => []);
const stagingFolders = (plane: TestPlane) => readdir(join(plane.dataDir, 'uploads')).catch(() => []);

async function sendAll(site: UploadSite, upload: string, content: Record<string, string> = files) {
  for (const [path, text] of Object.entries(content))
    expect(await site.put(upload, path, text)).toMatchObject({ status: 204 });
}

test('a release is published by its descriptor, its files and a last word', async () => {
  const site = await openUploadSite();
  const begun = await site.begin();
  const release = releaseId(descriptor);
  expect(begun).toMatchObject({
    status: 200,
    answer: { upload: `generator-${release}`, area: 'generator', release, missing: Object.keys(files) },
  });
  expect(begun.headers.get('cache-control')).toBe('no-store');
  const { upload } = uploadOf(begun);
  await sendAll(site, upload);
  expect(await published(site.plane)).toEqual([]);
  expect(await site.complete(upload)).toMatchObject({
    status: 200,
    answer: { area: 'generator', release, outcome: 'published' },
  });
  expect((await getStatus(site.plane)).areas).toMatchObject([
    { area: 'generator', pointer: null, releases: [{ id: release, publisher: 'generator team' }] },
  ]);
  const stored = join(site.plane.dataDir, 'releases', 'generator', release);
  expect(await readFile(join(stored, 'styles/area.css'), 'utf8')).toBe(files['styles/area.css']);
  expect(await stagingFolders(site.plane)).toEqual([]);
});

test('it is the same release as one published from a folder', async () => {
  const site = await openUploadSite();
  const { upload, release } = uploadOf(await site.begin());
  await sendAll(site, upload);
  await site.complete(upload);
  expect(await publish(site.plane, build)).toBe(release);
});

test('a file of zero bytes and one beyond the limit of other requests come whole', async () => {
  const site = await openUploadSite();
  const content = { 'entry.js': '', 'large.webp': 'x'.repeat(3 * 1024 * 1024) };
  const { upload, release } = uploadOf(await site.begin(describeBuild({ files: content })));
  await sendAll(site, upload, content);
  expect(await site.complete(upload)).toMatchObject({ status: 200, answer: { release } });
});

test('an upload that breaks off in a file shows nothing and goes on where it was', async () => {
  const site = await openUploadSite();
  const { upload } = uploadOf(await site.begin());
  await site.put(upload, 'styles/area.css', files['styles/area.css']);
  const { hostname, port } = new URL(site.site.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(
    `PUT /api/releases/uploads/${upload}/files/entry.js HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${site.token}\r\n` +
      `content-type: application/octet-stream\r\ncontent-length: ${files['entry.js'].length}\r\n\r\nstart`,
  );
  const incoming = join(site.plane.dataDir, 'uploads', upload, 'incoming');
  await expect.poll(() => readdir(incoming)).toHaveLength(1);
  socket.destroy();
  await expect.poll(() => readdir(incoming)).toEqual([]);
  expect(await published(site.plane)).toEqual([]);
  expect(await storedFolders(site.plane)).toEqual([]);
  expect(uploadOf(await site.begin()).missing).toEqual(['entry.js']);
  await site.put(upload, 'entry.js', files['entry.js']);
  expect(await site.complete(upload)).toMatchObject({ answer: { outcome: 'published' } });
});

test('an upload outlives the process that began it', async () => {
  const site = await openUploadSite();
  const { upload } = uploadOf(await site.begin());
  await site.put(upload, 'entry.js', files['entry.js']);
  await site.site.close();
  const next = await openTestSite(site.plane);
  const headers = { authorization: `Bearer ${site.token}` };
  const inject = (method: 'POST' | 'PUT', path: string, payload: object | string, type: string) =>
    next.app.inject({
      method,
      url: `/api/releases/uploads${path}`,
      headers: { ...headers, 'content-type': type },
      payload,
    });
  const put = await inject(
    'PUT',
    `/${upload}/files/styles/area.css`,
    files['styles/area.css'],
    'application/octet-stream',
  );
  expect(put.statusCode).toBe(204);
  const completed = await inject('POST', `/${upload}/complete`, {}, 'application/json');
  expect(completed.json()).toMatchObject({ outcome: 'published' });
});

test('it is not published while a file is missing, and can still be', async () => {
  const site = await openUploadSite();
  const { upload } = uploadOf(await site.begin());
  await site.put(upload, 'entry.js', files['entry.js']);
  expect(await site.complete(upload)).toMatchObject({
    status: 400,
    answer: { code: 'RELEASE_INVALID', problems: ['styles/area.css: listed, but not in the folder'] },
  });
  expect(await storedFolders(site.plane)).toEqual([]);
  await site.put(upload, 'styles/area.css', files['styles/area.css']);
  expect(await site.complete(upload)).toMatchObject({ answer: { outcome: 'published' } });
});

test('a release that is there already needs nothing more', async () => {
  const site = await openUploadSite();
  const release = await publish(site.plane, build);
  const begun = uploadOf(await site.begin());
  expect(begun).toMatchObject({ release, missing: [] });
  expect(await site.complete(begun.upload)).toMatchObject({
    status: 200,
    answer: { release, size: expect.any(Number), outcome: 'unchanged' },
  });
  expect(await stagingFolders(site.plane)).toEqual([]);
});

test('a stored release that has lost a file gets it back', async () => {
  const site = await openUploadSite();
  const release = await publish(site.plane, build);
  const lost = join(site.plane.dataDir, 'releases', 'generator', release, 'entry.js');
  await rm(lost);
  const { upload, missing } = uploadOf(await site.begin());
  expect(missing).toEqual(Object.keys(files));
  await sendAll(site, upload);
  await site.complete(upload);
  expect(await readFile(lost, 'utf8')).toBe(files['entry.js']);
});

test('other bytes than the stated ones are refused at once, and leave what came before', async () => {
  const site = await openUploadSite();
  const { upload } = uploadOf(await site.begin());
  await site.put(upload, 'entry.js', files['entry.js']);
  for (const bytes of ['start("other")', '', `${files['entry.js']} `])
    expect(await site.put(upload, 'entry.js', bytes)).toMatchObject({
      status: 409,
      answer: { code: 'RELEASE_FILE_CHANGED', message: expect.stringContaining('entry.js') },
    });
  expect(uploadOf(await site.begin()).missing).toEqual(['styles/area.css']);
});

test('other bytes under an id that is in use are refused', async () => {
  const site = await openUploadSite();
  const release = await publish(site.plane, build);
  const stored = join(site.plane.dataDir, 'releases', 'generator', release, 'entry.js');
  await writeFile(stored, 'start("other")');
  const { upload } = uploadOf(await site.begin());
  expect(await site.complete(upload)).toMatchObject({
    status: 409,
    answer: { code: 'RELEASE_DAMAGED', problems: ['entry.js: other bytes'] },
  });
  expect(await readFile(stored, 'utf8')).toBe('start("other")');
});

test('two senders of one release do not disturb each other', async () => {
  const site = await openUploadSite();
  const { upload } = uploadOf(await site.begin());
  await Promise.all([
    sendAll(site, upload),
    sendAll(site, upload),
    site.begin().then(() => sendAll(site, upload)),
  ]);
  const completed = await Promise.all([site.complete(upload), site.complete(upload)]);
  expect(completed).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect(await published(site.plane)).toEqual([releaseId(descriptor)]);
});

const tooMany = Object.fromEntries(
  Array.from({ length: RELEASE_LIMITS.files + 1 }, (_, index) => [`${index}.js`, sha384(Buffer.from(''))]),
);
const withFiles = (names: string[]): ReleaseDescriptor => ({
  ...descriptor,
  files: { ...descriptor.files, ...Object.fromEntries(names.map((name) => [name, sha384(Buffer.from(''))])) },
});
test.each<[string, unknown, number, string, string | null]>([
  ['no descriptor', { files: {} }, 400, 'RELEASE_INVALID', null],
  ['nothing', null, 400, 'RELEASE_INVALID', null],
  ['too many files', { ...descriptor, files: tooMany }, 413, 'RELEASE_TOO_LARGE', null],
  ['a name out of the folder', withFiles(['../x.js']), 400, 'RELEASE_INVALID', null],
  [
    'the name of the descriptor',
    withFiles(['release.json']),
    400,
    'RELEASE_INVALID',
    'release.json: a reserved name',
  ],
  [
    'the name of a compressed file',
    withFiles(['entry.js.br']),
    400,
    'RELEASE_INVALID',
    'entry.js.br: a reserved name',
  ],
  [
    'a roundabout name',
    withFiles(['a//b.js']),
    400,
    'RELEASE_INVALID',
    'a//b.js: not the shortest form of a path',
  ],
  ['a folder as a file', withFiles(['a/']), 400, 'RELEASE_INVALID', 'a/: not the shortest form of a path'],
  [
    'a file that is also a folder',
    withFiles(['styles']),
    400,
    'RELEASE_INVALID',
    'styles: a file and a folder at once',
  ],
])('an upload with %s does not begin', async (_, value, status, code, problem) => {
  const site = await openUploadSite();
  expect(await site.begin(value)).toMatchObject({
    status,
    answer: { code, ...(problem && { problems: [problem] }) },
  });
  expect(await stagingFolders(site.plane)).toEqual([]);
});

test('only listed files are taken, of a size that a file may have, as bytes', async () => {
  const site = await openUploadSite();
  const { upload } = uploadOf(await site.begin());
  for (const path of ['more.js', 'release.json', 'constructor'])
    expect(await site.put(upload, path, 'x')).toMatchObject({
      status: 400,
      answer: { code: 'RELEASE_INVALID' },
    });
  expect(await site.put(upload, '%2e%2e/%2e%2e/x.js', 'x')).toMatchObject({ status: 400 });
  const announced = await announce(site, upload, `content-length: ${RELEASE_LIMITS.fileBytes + 1}\r\n`);
  expect(announced).toMatch(/^HTTP\/1.1 413 [\s\S]*connection: close/i);
  const response = await fetch(`${site.site.url}/api/releases/uploads/${upload}/files/entry.js`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${site.token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(response.status).toBe(400);
});

/** What the site answers to the head of a request, before any of its body came. */
async function announce({ site, token }: UploadSite, upload: string, header: string): Promise<string> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  socket.write(
    `PUT /api/releases/uploads/${upload}/files/entry.js HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n` +
      `content-type: application/octet-stream\r\n${header}\r\n`,
  );
  let text = '';
  socket.on('data', (part: string) => (text += part));
  await once(socket, 'close');
  return text;
}

test('a file that is longer than it said, or than a file may be, is cut off and not kept', async () => {
  const site = await openUploadSite();
  const { upload } = uploadOf(await site.begin());
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
  });
  const sending = fetch(`${site.site.url}/api/releases/uploads/${upload}/files/entry.js`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${site.token}`, 'content-type': 'application/octet-stream' },
    body: endless,
    duplex: 'half',
  } as RequestInit);
  // Whether the answer or the end of the connection is seen first is the sender's luck.
  const outcome = await sending.then(
    ({ status }) => status,
    () => 'cut off',
  );
  expect([413, 'cut off']).toContain(outcome);
  const incoming = join(site.plane.dataDir, 'uploads', upload, 'incoming');
  await expect.poll(() => readdir(incoming)).toEqual([]);
  expect(uploadOf(await site.begin()).missing).toContain('entry.js');
});

test('bytes are taken nowhere else', async () => {
  const { site } = await openUploadSite();
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/operator/areas/generator/check',
    headers: { ...operator(), 'content-type': 'application/octet-stream' },
    payload: Buffer.from('{"release":"abcdef"}'),
  });
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'INPUT_INVALID' }]);
});

test('a stranger who goes on sending is cut off', async () => {
  const site = await openUploadSite();
  const { upload } = uploadOf(await site.begin());
  const stranger = { ...site, token: `${site.token}x` };
  expect(await announce(stranger, upload, 'transfer-encoding: chunked\r\n')).toMatch(
    /^HTTP\/1.1 401 [\s\S]*connection: close/i,
  );
});

test('nobody but a publisher of the area gets anything', async () => {
  const site = await openUploadSite();
  const { upload } = uploadOf(await site.begin());
  const gallery = await publisherToken(site.plane, 'gallery');
  const strangers: [string, string, number, string][] = [
    ['nobody', '', 401, 'UNAUTHENTICATED'],
    ['somebody with a wrong token', `${site.token}x`, 401, 'UNAUTHENTICATED'],
    ['an operator', OPERATOR_TOKEN, 401, 'UNAUTHENTICATED'],
    ['the publisher of another area', gallery, 403, 'FORBIDDEN'],
  ];
  for (const [who, token, status, code] of strangers) {
    const answers = [
      await site.begin(descriptor, token),
      await site.put(upload, 'entry.js', files['entry.js'], token),
      await site.complete(upload, token),
    ];
    expect([who, ...answers.map(({ status, answer }) => [status, answer?.['code']])]).toEqual([
      who,
      ...answers.map(() => [status, code]),
    ]);
  }
  expect(uploadOf(await site.begin()).missing).toHaveLength(2);
});

test.each(['generator-0123456789abcdef', 'generator-x', 'x', 'generator-0123456789abcdef.ab'])(
  'there is no upload %s',
  async (upload) => {
    const site = await openUploadSite();
    for (const answer of [await site.put(upload, 'entry.js', 'x'), await site.complete(upload)])
      expect(answer.status).toBe(404);
  },
);

test('an upload that nobody has used for an hour is over', async () => {
  const site = await openUploadSite();
  const { upload } = uploadOf(await site.begin());
  await site.put(upload, 'entry.js', files['entry.js']);
  const old = new Date(Date.now() - 61 * 60 * 1000);
  await utimes(join(site.plane.dataDir, 'uploads', upload, 'incoming'), old, old);
  await site.begin(describeBuild({ files: { 'entry.js': 'another()' } }));
  expect(await stagingFolders(site.plane)).not.toContain(upload);
  expect(await site.put(upload, 'entry.js', files['entry.js'])).toMatchObject({
    status: 404,
    answer: { code: 'RELEASE_NOT_FOUND' },
  });
  expect(uploadOf(await site.begin()).missing).toHaveLength(2);
});

test('an area has only so many unfinished uploads at once', async () => {
  const site = await openUploadSite();
  const number = (index: number) => describeBuild({ files: { 'entry.js': `number(${index})` } });
  for (let index = 0; index < 5; index++) expect((await site.begin(number(index))).status).toBe(200);
  const refused = await site.begin(number(5));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
  expect((await site.begin(number(0))).status).toBe(200);
  const shell = await publisherToken(site.plane, 'shell');
  expect((await site.begin(describeBuild({ area: 'shell' }), shell)).status).toBe(200);
});
