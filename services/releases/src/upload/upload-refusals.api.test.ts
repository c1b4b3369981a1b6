import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { ReleaseDescriptor } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { publish } from '../testing/open-plane.ts';
import { operator, OPERATOR_TOKEN, publisherToken } from '../testing/open-site.ts';
import { RELEASE_LIMITS } from '../release/release-limits.ts';
import { sha384 } from '../release/release-id.ts';
import {
  build,
  descriptor,
  files,
  openUploadSite,
  stagingFolders,
  uploadOf,
  type UploadSite,
} from '../testing/open-upload-site.ts';

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
  // The sender may see the response or the end of the connection first.
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
