import { expect, onTestFinished, test } from 'vitest';
import { openTestS3 } from '../testing/open-s3.ts';
import { openTestServer, statement } from '../testing/open-server.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { findMissing } from './find-missing.ts';
import type { ObjectStorage } from './object-storage.ts';
import { openStorage } from './open-storage.ts';

const STORE = {
  folder: 'shelf',
  named: {
    jars: `select 'jars/' || name as key from things where kind = 'jar'`,
    lids: `select 'lids/' || name as key from things where kind = 'lid'`,
  },
};

async function openThings(...things: [kind: string, name: string][]): Promise<string> {
  const server = await openTestServer();
  onTestFinished(() => server.close());
  const url = await server.createDatabase();
  await statement(url, 'create table things (kind text, name text)');
  await statement(url, 'insert into things select * from unnest($1::text[], $2::text[])', [
    things.map(([kind]) => kind),
    things.map(([, name]) => name),
  ]);
  return url;
}

test.each(['a folder', 'a bucket'])('lists what tables name and %s lacks, by kind', async (place) => {
  const s3 = place === 'a bucket' ? await openTestS3({ pageSize: 2 }) : null;
  const storage = openStorage(STORE, { dataDir: await temporaryFolder(), s3 });
  const url = await openThings(
    ...['a', 'b', 'b', 'b-2', 'b/2', 'z'].map((name): [string, string] => ['jar', name]),
    ['lid', 'a'],
  );
  for (const key of ['jars/a', 'jars/b-2', 'jars/unnamed', 'else/1'])
    await storage.put(key, Buffer.from(key));
  expect(await findMissing(STORE, storage, url)).toEqual({
    jars: { named: 5, missing: ['jars/b', 'jars/b/2', 'jars/z'] },
    lids: { named: 1, missing: ['lids/a'] },
  });
});

test('an empty storage, tables that name nothing, and a store without kinds', async () => {
  const storage = openStorage(STORE, { dataDir: await temporaryFolder(), s3: null });
  const url = await openThings(['jar', 'a']);
  expect(await findMissing(STORE, storage, url)).toEqual({
    jars: { named: 1, missing: ['jars/a'] },
    lids: { named: 0, missing: [] },
  });
  expect(await findMissing({ folder: 'shelf', named: {} }, storage, url)).toEqual({});
});

test('an object that is deleted with its row meanwhile is not missing', async () => {
  const storage = openStorage(STORE, { dataDir: await temporaryFolder(), s3: null });
  const url = await openThings(['jar', 'gone'], ['jar', 'lost']);
  const busy = {
    list: async function* () {
      await statement(url, `delete from things where name = 'gone'`);
      yield* storage.list('');
    },
  };
  expect(await findMissing(STORE, busy as unknown as ObjectStorage, url)).toMatchObject({
    jars: { named: 1, missing: ['jars/lost'] },
  });
});
