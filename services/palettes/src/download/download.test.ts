import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPalettes, type TestPalettes } from '../testing/open-palettes.ts';
import { insertDownload } from './download.queries.ts';
import { CLAIMED_QUEUE } from './download.service.ts';

let palettes: TestPalettes;
beforeAll(async () => {
  palettes = await openPalettes();
});
afterAll(() => palettes.close());

const claim = (paletteId: number, userId: number) =>
  insertDownload(palettes.dataSource, { paletteId, userId });
async function counts(id: number): Promise<[number, number]> {
  const [row] = await palettes.dataSource.query<[{ downloads: number; rows: number }]>(
    `select downloads, (select count(*)::integer from palettes.downloads where palette_id = id) as rows
     from palettes.palettes where id = $1`,
    [id],
  );
  return [row.downloads, row.rows];
}

it('counts each member once among 200 claims at the same time', async () => {
  const [one, two] = [await palettes.save(1), await palettes.save(1)];
  const claims = Array.from({ length: 200 }, (_, index) =>
    claim(index % 3 ? one.id : two.id, 100 + (index % 25)),
  );
  await Promise.all(claims);
  expect(await counts(one.id)).toEqual([25, 25]);
  expect(await counts(two.id)).toEqual([25, 25]);
  const { items } = await palettes.page('sortBy=downloads');
  expect(items.slice(0, 2).map(({ id, downloads }) => [id, downloads])).toEqual([
    [two.id, 25],
    [one.id, 25],
  ]);
});

it('works off what was charged, repeated jobs too', async () => {
  const { id } = await palettes.save(1);
  for (const userId of [2, 3, 2, 2, 3, 4]) {
    await palettes.jobs.enqueue(CLAIMED_QUEUE, { paletteId: id, userId });
  }
  await vi.waitFor(async () => {
    expect(await palettes.dataSource.query(`select from jobs.job where name = $1`, [CLAIMED_QUEUE])).toEqual(
      [],
    );
  });
  expect(await counts(id)).toEqual([3, 3]);
});

it('leaves the owner and what is gone uncounted', async () => {
  const { id } = await palettes.save(1);
  await claim(id, 1);
  await claim(999_999_999, 2);
  expect(await counts(id)).toEqual([0, 0]);
});

it('counts what was claimed and then deleted, in case it comes back', async () => {
  const { id } = await palettes.save(1);
  await palettes.call('DELETE', `/api/palettes/${id}`, undefined, { as: 1 });
  await claim(id, 2);
  await palettes.call('POST', `/api/palettes/${id}/undelete`, undefined, { as: 1 });
  expect(await counts(id)).toEqual([1, 1]);
});

it('survives a palette that is purged at the same time', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await palettes.save(1);
    const claims = Array.from({ length: 6 }, (_, index) => claim(id, 100 + index));
    const purge = palettes.dataSource.query(`delete from palettes.palettes where id = $1`, [id]);
    const failures = (await Promise.allSettled([...claims, purge])).filter(
      ({ status }) => status === 'rejected',
    );
    // An insert after the deletion violates the foreign key. The job's retry then finds no palette.
    for (const failure of failures)
      expect(failure).toMatchObject({ reason: { driverError: { code: '23503' } } });
    await Promise.all(Array.from({ length: 6 }, (_, index) => claim(id, 100 + index)));
  }
  expect(
    await palettes.dataSource.query(
      `select from palettes.downloads where palette_id not in (select id from palettes.palettes)`,
    ),
  ).toEqual([]);
});
