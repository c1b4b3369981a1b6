import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Painted, PoemResponse } from '@danqing/contracts/creations';
import type { DataExportResponse, VerifyOtpResponse } from '@danqing/contracts/identity';
import { pngOf } from '@danqing/drawing/testing';
import { createLogger, DatabaseClient } from '@danqing/nest-kit';
import type { S3Settings } from '@danqing/nest-kit/config';
import { listKeys, openS3Storage, openStorage, readObject } from '@danqing/nest-kit/storage';
import { openTestS3 } from '@danqing/nest-kit/testing';
import { openReleasePlane } from '@danqing/releases';
import { findFullPostgres, FROM_SOURCES, startFullPostgres, type FullPostgres } from '@danqing/test-kit';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { loadGatewayConfig } from '../config.ts';
import { loadServices } from '../services.ts';
import { publishArea } from '../testing/publish-area.ts';
import { createGateway } from './create-gateway.ts';
import { DEVELOPMENT_SECRET } from '../testing/open-services.ts';

const WORKSPACE = join(import.meta.dirname, '../../../..');
const PROGRAMS = findFullPostgres();
const ROOM = { timeout: 600_000 };

interface Machine {
  databaseUrl: string;
  dataDir: string;
  s3: S3Settings | null;
}

let postgres: FullPostgres;
let databases = 0;
beforeAll(async () => {
  if (PROGRAMS) postgres = await startFullPostgres(PROGRAMS);
});
afterAll(() => postgres?.close());

async function emptyMachine(bucket = false): Promise<Machine> {
  databases += 1;
  return {
    databaseUrl: await postgres.createDatabase(`machine_${databases}`),
    dataDir: temporaryFolder(),
    s3: bucket ? await openTestS3() : null,
  };
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'danqing-back-up-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const settingsOf = ({ databaseUrl, dataDir, s3 }: Machine): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  ...(s3 && {
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_REGION: s3.region,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  }),
});

async function run(
  machine: Machine,
  [program = '', ...args]: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [...FROM_SOURCES, join(WORKSPACE, `tools/${program}.ts`), ...args], {
    env: {
      PATH: `${postgres.programs}:${process.env['PATH']}`,
      SITE_URL: 'none',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(WORKSPACE, '.nx/compile-cache'),
      ...settingsOf(machine),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  const printed = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await exit) as [number];
  return { code, output: printed.join('') };
}

async function rowsOf({ databaseUrl }: Machine): Promise<Record<string, string[]>> {
  const client = new DatabaseClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: relations } = await client.query<{ name: string; kind: string }>(`
      select format('%I.%I', nspname, relname) as name, relkind as kind
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'S') and nspname not like 'pg\\_%' and nspname <> 'information_schema' order by 1`);
    const all: Record<string, string[]> = {};
    for (const { name, kind } of relations) {
      const columns = kind === 'S' ? 'last_value, is_called' : '*';
      const { rows } = await client.query<{ row: string }>(
        `select row::text from (select ${columns} from ${name}) as row order by 1`,
      );
      all[name] = rows.map(({ row }) => row);
    }
    return all;
  } finally {
    await client.end();
  }
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const filesBelow = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter((path) => statSync(path).isFile())
      .map((path) => [
        relative(folder, path),
        `${(statSync(path).mode & 0o777).toString(8)} ${digest(readFileSync(path))}`,
      ]),
  );

async function objectsOf({ s3 }: Machine): Promise<Record<string, string>> {
  if (!s3) return {};
  const bucket = openS3Storage('', s3);
  const objects: Record<string, string> = {};
  for (const key of await listKeys(bucket, '')) objects[key] = digest((await readObject(bucket, key))!);
  return objects;
}

async function makeOneOfEach(machine: Machine): Promise<void> {
  const { databaseUrl } = machine;
  const stored = { dataDir: machine.dataDir, s3: machine.s3 };
  const plane = await openReleasePlane({ databaseUrl, ...stored });
  await publishArea(plane, 'shell', 'shell();');
  await plane.database.destroy();
  const app = await createGateway(
    loadGatewayConfig({ ...settingsOf(machine), DEVELOPMENT_SECRET }),
    createLogger('test', { LOG_LEVEL: 'silent' }),
  );
  await app.listen(0, '127.0.0.1');
  const client = new DatabaseClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    const url = await app.getUrl();
    const call = async <Body>(method: string, path: string, token = '', body?: object): Promise<Body> => {
      const response = await fetch(url + path, {
        method,
        headers: {
          ...(token !== '' && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const answer = await response.text();
      expect(response.ok, `${method} ${path}: ${response.status} ${answer}`).toBe(true);
      return (answer.startsWith('{') ? JSON.parse(answer) : answer) as Body;
    };
    const identity = { identifier: 'everything@example.com', identifier_type: 'email' };
    await call('POST', '/api/auth/send-otp', '', identity);
    const { rows } = await client.query<{ text: string }>('select text from identity.outbox');
    const otp = rows.map(({ text: sent }) => /\b\d{6}\b/.exec(sent)?.[0]).find((code) => code !== undefined);
    const signedIn = await call<VerifyOtpResponse>('POST', '/api/auth/verify-otp', '', { ...identity, otp });
    const { token, user } = signedIn.data;

    await call('POST', '/api/palettes', token, {
      name: '月夜',
      is_public: true,
      colors: [{ hex: '#EEF7F2', type: 'primary' }],
    });
    await call('POST', '/api/co-create/colors', token, {
      name: '雨后青',
      hex: '#7D99A3',
      rgb: '125,153,163',
      hsl: '196,17%,56%',
      cmyk: '23,6,0,36',
    });
    const poem = await call<PoemResponse>('POST', '/api/ai/poem', '', { colorName: '月白' });
    const painted = await call<Painted>('POST', '/api/ai/image', token, {
      requestId: poem.requestId,
      theme: 'landscape',
    });
    await call('PATCH', `/api/users/${user.id}`, token, { avatar_url: painted.imageUrl });
    await call('POST', '/api/ai/apply-pattern', token, {
      image: `data:image/png;base64,${Buffer.from(pngOf(40, 48)).toString('base64')}`,
      category: '服装',
    });
    await call('POST', '/api/agent/run-stream', token, {
      topic: '青',
      format: 'ppt',
      palette: { name: '青', colors: ['#66A9C9'] },
    });
    await call('POST', '/api/users/payment/stripe-checkout', token, { credits: 50 });
    await call('POST', `/api/users/${user.id}/data-exports`, token);
    await vi.waitFor(
      async () => {
        const newest = await call<DataExportResponse>('GET', `/api/users/${user.id}/data-exports`, token);
        expect(newest.data?.state).toBe('ready');
      },
      { timeout: 60_000, interval: 250 },
    );
    const [store] = (await loadServices()).find(({ name }) => name === 'creations')!.stores;
    for (const ending of ['mp4', 'webm', 'webp'])
      await openStorage(store!, stored).put(
        `videos/ab/abcdef.${ending}`,
        Buffer.from(`a video as ${ending}`),
      );
    await client.query(
      `insert into creations.videos (user_id, painting_id, state, video) select user_id, id, 'done', 'abcdef'
       from creations.paintings limit 1`,
    );
  } finally {
    await client.end();
    await app.close();
  }
}

const openS3OrFolder = ({ dataDir, s3 }: Machine) =>
  openStorage({ folder: 'creations', named: {} }, { dataDir, s3 });

async function smallMachine(files: Record<string, string>): Promise<Machine> {
  const machine = await emptyMachine();
  const client = new DatabaseClient({ connectionString: machine.databaseUrl });
  await client.connect();
  await client.query('create table things as select 1 as thing');
  await client.end();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(machine.dataDir, path)), { recursive: true });
    writeFileSync(join(machine.dataDir, path), content);
  }
  return machine;
}

function withDump(script: string): Record<string, string> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'pg_dump'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return { PATH: `${folder}:${process.env['PATH']}`, REAL: postgres.programs };
}

const namesOf = (folder: string) => readdirSync(folder).sort();

describe.skipIf(!PROGRAMS)('a back-up, where a Postgres from 15 on with pg_dump is installed', ROOM, () => {
  test.each([
    ['disk', false],
    ['a bucket', true],
  ])('restores every byte and row of a site with its files on %s on an empty machine', async (_, bucket) => {
    const [site, empty] = [await emptyMachine(bucket), await emptyMachine(bucket)];
    await makeOneOfEach(site);
    // Data of an unknown service must be backed up; reproducible files must not.
    mkdirSync(join(site.dataDir, 'of-a-later-service'));
    writeFileSync(join(site.dataDir, 'of-a-later-service/thing'), 'a thing');
    const madeAnew = ['postgres/pgdata/PG_VERSION', 'release-files/shell/a.js', 'uploads/shell-1/part'];
    const halfWritten = ['releases/.uploads/shell-1/a.js', 'creations/.incoming/1', '.cache/font'];
    const before = filesBelow(site.dataDir);
    for (const path of [...madeAnew, ...halfWritten]) {
      mkdirSync(dirname(join(site.dataDir, path)), { recursive: true });
      writeFileSync(join(site.dataDir, path), 'made anew');
    }

    // Each declared store must contain objects of every kind, or the comparison would prove nothing.
    const verified = await run(site, ['verify', '--json']);
    expect(verified).toMatchObject({ code: 0 });
    const kinds = JSON.parse(verified.output) as { kind: string; named: number; missing: string[] }[];
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'downloads of member data',
      'pictures',
      'videos',
      'product pictures',
      'files of releases',
    ]);
    for (const { kind, named } of kinds) expect(named, kind).toBeGreaterThan(0);
    const declared = (await loadServices()).flatMap(({ stores }) => stores.map(({ folder }) => folder));
    const places = bucket ? await objectsOf(site) : before;
    for (const folder of [...declared, 'releases'])
      expect(
        Object.keys(places).some((path) => path.startsWith(`${folder}/`)),
        folder,
      ).toBe(true);
    for (const path of ['release-key', 'operator-token', 'identity/pepper', 'payments/sandbox-secret'])
      expect(Object.keys(before)).toContain(path);

    const folder = join(temporaryFolder(), 'first');
    expect(await run(site, ['backup', folder])).toMatchObject({ code: 0 });
    expect(statSync(folder).mode & 0o077).toBe(0);
    const restored = await run(empty, ['restore', folder]);
    expect(restored.output).toContain('Nothing is missing.');
    expect(restored.code).toBe(0);

    expect(filesBelow(empty.dataDir)).toEqual(before);
    expect(await objectsOf(empty)).toEqual(await objectsOf(site));
    const rows = await rowsOf(site);
    expect(await rowsOf(empty)).toEqual(rows);
    for (const table of ['palettes.palettes', 'creations.collections', 'agent.decks', 'payments.orders'])
      expect(rows[table], table).not.toHaveLength(0);
    expect(await run(empty, ['release', 'verify'])).toMatchObject({ code: 0 });

    const lost = openS3OrFolder(empty);
    for (const key of await listKeys(lost, 'pictures/')) await lost.delete(key);
    const missing = await run(empty, ['verify']);
    expect(missing.code).toBe(1);
    expect(missing.output).toMatch(
      /^creations +pictures: 3 named, 3 missing\n {4}pictures\/\w\w\/\w+-1024.webp\n/m,
    );
    expect(missing.output).toContain('3 missing: restore them from a back-up.');
  });

  test('of a running site has the files that are deleted while the database is dumped, and those that are new', async () => {
    const machine = await smallMachine({ 'creations/a': 'a', 'creations/b': 'b' });
    const during = withDump(
      `rm "$DATA_DIR/creations/a"; echo new > "$DATA_DIR/creations/new"; exec "$REAL/pg_dump" "$@"`,
    );
    const folder = join(temporaryFolder(), 'first');
    expect(await run(machine, ['backup', folder], during)).toMatchObject({ code: 0 });
    expect(namesOf(join(folder, 'data/creations'))).toEqual(['a', 'b', 'new']);
  });

  test('follows a link by which an operator has moved a store, and copies no pipe', async () => {
    const machine = await smallMachine({ 'release-key': 'a key' });
    const elsewhere = temporaryFolder();
    writeFileSync(join(elsewhere, 'picture'), 'a picture');
    symlinkSync(elsewhere, join(machine.dataDir, 'creations'));
    execFileSync('mkfifo', [join(machine.dataDir, 'pipe')]);
    const folder = join(temporaryFolder(), 'first');
    expect(await run(machine, ['backup', folder])).toMatchObject({ code: 0 });
    expect(Object.keys(filesBelow(join(folder, 'data'))).sort()).toEqual([
      'creations/picture',
      'release-key',
    ]);
  });

  test('with --keep is one of the last n, which share what has not changed; a failed one takes none away', async () => {
    const machine = await smallMachine({ 'creations/a': 'a', 'creations/b': 'b' });
    const folder = temporaryFolder();
    const old = ['2026-01-01T03-00-00Z', '2026-01-02T03-00-00Z'];
    for (const name of [...old, '2025-12-31T03-00-00Z.partial', 'before-2']) mkdirSync(join(folder, name));
    const failing = withDump('exit 1');
    const failed = await run(machine, ['backup', '--keep', '2', folder], failing);
    expect(failed).toMatchObject({ code: 1, output: expect.stringContaining('pg_dump failed.') as string });
    expect(namesOf(folder)).toEqual(['2025-12-31T03-00-00Z.partial', ...old, 'before-2']);

    const back = async () => {
      const made = await run(machine, ['backup', '--keep', '2', '--json', folder]);
      expect(made.code, made.output).toBe(0);
      return (JSON.parse(made.output) as { folder: string }).folder;
    };
    const first = await back();
    expect(namesOf(folder)).toEqual([old[1], basename(first), 'before-2']);
    writeFileSync(join(machine.dataDir, 'creations/b'), 'changed');
    // Back-ups are named by the second, so backdate the first one.
    const dayBefore = join(folder, '2026-01-03T03-00-00Z');
    renameSync(first, dayBefore);
    const second = await back();
    expect(namesOf(folder)).toEqual([basename(dayBefore), basename(second), 'before-2']);
    const inode = (made: string, file: string) => statSync(join(made, 'data/creations', file)).ino;
    expect(inode(second, 'a')).toBe(inode(dayBefore, 'a'));
    expect(readFileSync(join(dayBefore, 'data/creations/b'), 'utf8')).toBe('b');
    expect(readFileSync(join(second, 'data/creations/b'), 'utf8')).toBe('changed');
  });

  test('is refused in words, and leaves nothing', async () => {
    const machine = await smallMachine({ 'release-key': 'a key' });
    const parent = temporaryFolder();
    const folder = join(parent, 'first');
    const refusals: [string[], Record<string, string>, string][] = [
      [[folder], { PATH: '/nowhere' }, 'pg_dump is not installed. It comes with postgresql-client'],
      [[join(machine.dataDir, 'backup')], {}, 'a back-up belongs elsewhere'],
      [[parent], {}, 'exists: name a new folder'],
      [[folder], { DATA_DIR: join(parent, 'none') }, 'does not exist: set DATA_DIR'],
      [
        [folder],
        { DATABASE_URL: 'postgres://danqing_{service}@localhost/danqing' },
        'DATABASE_URL: must be the address of a role that reads all schemas',
      ],
      [['--keep', '0', folder], {}, 'It must be a number of at least 1.'],
    ];
    for (const [args, env, words] of refusals) {
      const { code, output } = await run(machine, ['backup', ...args], env);
      expect(output).toContain(words);
      expect(output).not.toContain('    at ');
      expect(code).toBeGreaterThan(0);
    }
    expect(namesOf(parent)).toEqual([]);
    expect(namesOf(machine.dataDir)).toEqual(['release-key']);
  });

  test('that is not whole, or does not fit the machine, is restored nowhere', async () => {
    const machine = await smallMachine({ 'creations/a': 'a' });
    const parent = temporaryFolder();
    const whole = join(parent, 'whole');
    expect(await run(machine, ['backup', whole])).toMatchObject({ code: 0 });
    const copyWithout = (path: string) => {
      const copy = join(parent, `without-${basename(path)}`);
      cpSync(whole, copy, { recursive: true });
      rmSync(join(copy, path));
      return copy;
    };
    const empty = await emptyMachine();
    const refusals: [Machine, string, string][] = [
      [empty, copyWithout('backup.json'), 'is no whole back-up: it has no backup.json.'],
      [empty, copyWithout('database'), 'is not whole'],
      [empty, copyWithout('data/creations/a'), 'is not whole'],
      [machine, whole, 'is not empty, it has creations/a'],
      [{ ...empty, s3: await openTestS3() }, whole, 'is of a site without a bucket'],
    ];
    for (const [onto, folder, words] of refusals) {
      const { code, output } = await run(onto, ['restore', folder]);
      expect(output).toContain(words);
      expect(code).toBe(1);
    }
    expect(namesOf(empty.dataDir)).toEqual([]);
    expect(await rowsOf(empty)).toEqual({});
  });
});
