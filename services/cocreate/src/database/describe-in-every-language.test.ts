import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCocreate, type TestCocreate } from '../testing/open-cocreate.ts';
import { DescribeInEveryLanguage1796900100000 } from './migrations/1796900100000-describe-in-every-language.ts';

let cocreate: TestCocreate;
beforeAll(async () => {
  cocreate = await openCocreate();
});
afterAll(() => cocreate.close());

const descriptions = { zh: '取“雨后”之意。', en: 'After rain.', ja: '「雨後」から。' };

it('takes over what was stored with colours saved before, and nothing that does not fit', async () => {
  const cases = [
    ['雨后', descriptions.zh, { descriptions }, descriptions],
    ['雨后 二', descriptions.en, { descriptions, hex: '#112233' }, descriptions],
    ['雨后 三', '我自己写的。', { descriptions }, null],
    ['雨后 四', descriptions.zh, { descriptions: { ...descriptions, ja: 7 } }, null],
    ['雨后 五', descriptions.zh, { descriptions: { ...descriptions, en: 'x'.repeat(501) } }, null],
    ['雨后 六', descriptions.zh, { descriptions: { ...descriptions, en: '\0' } }, null],
    ['雨后 七', descriptions.zh, { descriptions, note: '\ud800' }, null],
    ['雨后 八', descriptions.zh, { descriptions: 'none' }, null],
    ['雨后 九', '', null, null],
  ] as const;
  const ids: number[] = [];
  for (const [name, description] of cases)
    ids.push(await cocreate.save(1, { name, hex: '#7D99A3', description }));
  for (const [at, [, , answer]] of cases.entries())
    await cocreate.dataSource.query(`update cocreate.colors set ai_response = $2 where id = $1`, [
      ids[at],
      JSON.stringify(answer),
    ]);

  const migration = new DescribeInEveryLanguage1796900100000();
  const runner = cocreate.dataSource.createQueryRunner();
  await migration.down(runner);
  await migration.up(runner);
  await runner.release();

  const rows = await cocreate.dataSource.query<object[]>(
    `select name, descriptions from cocreate.colors order by id`,
  );
  expect(rows).toEqual(cases.map(([name, , , expected]) => ({ name, descriptions: expected })));
});
