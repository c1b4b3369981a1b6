import type { ClaimResponse } from '@danqing/contracts/credits';
import { errorBodySchema, type ErrorBody } from '@danqing/contracts/errors';
import { routesWithoutAccess } from '@danqing/nest-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from '../audit/audit-ledger.ts';
import { openCredits, type TestCredits } from '../testing/open-credits.ts';

let ledger: TestCredits;
beforeAll(async () => {
  ledger = await openCredits();
});
afterAll(async () => {
  const { problems } = await auditLedger(ledger.dataSource);
  await ledger.close();
  expect(problems).toEqual([]);
});

const AUTHOR = 1;
const MISSING = 2_000_000;
const claim = (as: number | undefined, resourceId: unknown, headers?: Record<string, string>) =>
  ledger.claim(
    { resourceType: 'palette', resourceId },
    { ...(as !== undefined && { as }), ...(headers && { headers }) },
  );
type Answer = Awaited<ReturnType<TestCredits['claim']>>;
const credits = (answer: Answer) => answer.json<ClaimResponse>().data.credits;
const refusal = (answer: Answer) => {
  const { code, field } = errorBodySchema.strict().parse(answer.json<ErrorBody>());
  return [answer.statusCode, code, ...(field === undefined ? [] : [field])];
};

describe('who claims', () => {
  it('as a visitor is asked to sign in, by the sentence of the specification', async () => {
    const answer = await claim(undefined, ledger.palettes.add(AUTHOR));
    expect(refusal(answer)).toEqual([401, 'EXPORT_UNAUTHENTICATED']);
    expect(answer.json()).toMatchObject({ message: '请登录后导出，非本人资源将扣除1点' });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  it('with an unknown token is a visitor, whatever else is wrong', async () => {
    const answer = await ledger.claim({}, { headers: { authorization: 'Bearer unknown' } });
    expect(refusal(answer)).toEqual([401, 'EXPORT_UNAUTHENTICATED']);
  });

  it('as a member pays the price, and the palettes service is told', async () => {
    const member = await ledger.newMember(10);
    const palette = ledger.palettes.add(AUTHOR);
    const answer = await claim(member, palette);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, message: '领取成功，再次导出此调色板不再扣点', data: { credits: 9 } },
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await ledger.entries(member)).toEqual([
      [10, 10, 'signup'],
      [-1, 9, `claim:palette:${palette}`],
    ]);
    expect(await ledger.announced(member)).toEqual([{ paletteId: palette, userId: member }]);
  });

  it.each([true, false])('as the owner pays nothing and leaves no trace, public %s', async (isPublic) => {
    const owner = await ledger.newMember(3);
    const answer = await claim(owner, ledger.palettes.add(owner, { isPublic }));
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, message: '自己的调色板，导出不扣点数', data: { credits: 3 } },
    ]);
    expect(await ledger.entries(owner)).toHaveLength(1);
    expect(await ledger.announced(owner)).toEqual([]);
  });

  it('as the owner without an account has 0 credits', async () => {
    const owner = await ledger.newMember();
    expect(credits(await claim(owner, ledger.palettes.add(owner)))).toBe(0);
  });
});

it.each([
  ['zh', '领取成功，再次导出此调色板不再扣点', '自己的调色板，导出不扣点数'],
  [
    'en',
    'The palette is yours to export. Exporting it again costs nothing.',
    'This palette is yours. Exporting it costs nothing.',
  ],
  [
    'ja',
    '取得しました。このパレットの再エクスポートにクレジットはかかりません。',
    'ご自身のパレットなので、エクスポートにクレジットはかかりません。',
  ],
])('answers in %s', async (locale, claimed, own) => {
  const member = await ledger.newMember(1);
  const headers = { 'accept-language': locale };
  expect((await claim(member, ledger.palettes.add(AUTHOR), headers)).json()).toMatchObject({
    message: claimed,
  });
  expect((await claim(member, ledger.palettes.add(member), headers)).json()).toMatchObject({ message: own });
});

describe('what cannot be claimed', () => {
  it('is a palette that does not exist, or that the member may not see', async () => {
    const member = await ledger.newMember(10);
    const secret = ledger.palettes.add(AUTHOR, { isPublic: false });
    for (const palette of [MISSING, secret]) {
      expect(refusal(await claim(member, palette))).toEqual([404, 'PALETTE_NOT_FOUND', 'resourceId']);
    }
    expect(await ledger.entries(member)).toHaveLength(1);
    expect(await ledger.announced(member)).toEqual([]);
  });

  it('is anything on an empty balance', async () => {
    const member = await ledger.newMember();
    const answer = await claim(member, ledger.palettes.add(AUTHOR));
    expect(refusal(answer)).toEqual([402, 'CREDITS_INSUFFICIENT']);
    expect(answer.json()).toMatchObject({ message: '点数不足，没有扣除点数，请充值后再试' });
    expect(await ledger.entries(member)).toEqual([]);
    expect(await ledger.announced(member)).toEqual([]);
  });

  it('is anything while the palettes service is away; then nothing is charged', async () => {
    const member = await ledger.newMember(1);
    ledger.palettes.away = true;
    const answer = await claim(member, ledger.palettes.add(AUTHOR));
    ledger.palettes.away = false;
    expect(refusal(answer)).toEqual([500, 'INTERNAL']);
    expect(await ledger.entries(member)).toHaveLength(1);
  });
});

describe('a claim again', () => {
  it('is free: 100 at once and 100 after each other charge once', async () => {
    const member = await ledger.newMember(10);
    const palette = ledger.palettes.add(AUTHOR);
    const answers = await Promise.all(Array.from({ length: 100 }, () => claim(member, palette)));
    for (let index = 0; index < 100; index += 1) answers.push(await claim(member, palette));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(await ledger.credits.getBalance(member)).toBe(9);
    expect(await ledger.announced(member)).toHaveLength(1);
  });

  it('is free with nothing left', async () => {
    const member = await ledger.newMember(1);
    const palette = ledger.palettes.add(AUTHOR);
    await claim(member, palette);
    expect((await claim(member, palette)).json()).toMatchObject({ data: { credits: 0 } });
  });

  it('is free however the number is written', async () => {
    const member = await ledger.newMember(10);
    const palette = ledger.palettes.add(AUTHOR);
    for (const id of [palette, String(palette), `000${palette}`]) {
      expect(credits(await claim(member, id))).toBe(9);
    }
  });

  it('is free when the price has changed since', async () => {
    const member = await ledger.newMember(10);
    const palette = ledger.palettes.add(AUTHOR);
    await ledger.credits.debit({
      userId: member,
      amount: 3,
      reason: 'palette-export',
      idempotencyKey: `claim:palette:${palette}`,
    });
    expect(credits(await claim(member, palette))).toBe(7);
  });

  it('costs another member, once as well', async () => {
    const [one, other] = [await ledger.newMember(10), await ledger.newMember(10)];
    const palette = ledger.palettes.add(AUTHOR);
    for (const member of [one, other, one, other]) expect(credits(await claim(member, palette))).toBe(9);
  });
});

describe('claims at once', () => {
  it('succeed exactly as often as the balance allows', async () => {
    const member = await ledger.newMember(7);
    const palettes = Array.from({ length: 40 }, () => ledger.palettes.add(AUTHOR));
    const answers = await Promise.all(palettes.map((palette) => claim(member, palette)));
    const paid = palettes.filter((_, index) => answers[index]?.statusCode === 200);
    expect(paid).toHaveLength(7);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 402]));
    expect((await ledger.announced(member)).map(({ paletteId }) => paletteId)).toEqual(paid);
    expect(await ledger.credits.getBalance(member)).toBe(0);
  });

  it('are right to the last, 500 on a balance of 50: own, others, repeated, missing', async () => {
    const member = await ledger.newMember(50);
    const others = Array.from({ length: 100 }, () => ledger.palettes.add(AUTHOR));
    const own = Array.from({ length: 20 }, () => ledger.palettes.add(member));
    const requests = Array.from({ length: 500 }, (_, index) => {
      const round = Math.floor(index / 5);
      if (index % 5 === 3) return own[round % own.length] ?? 0;
      if (index % 5 === 4) return MISSING + round;
      // Each of the others three times, far apart and close together.
      return others[(round * 7 + (index % 5) * 31) % others.length] ?? 0;
    });
    const answers = await Promise.all(requests.map((palette) => claim(member, palette)));
    const statusesOf = (palette: number) =>
      answers.filter((_, index) => requests[index] === palette).map(({ statusCode }) => statusCode);

    const paid = others.filter((palette) => statusesOf(palette).includes(200));
    expect(paid).toHaveLength(50);
    for (const palette of paid) expect(statusesOf(palette)).toEqual([200, 200, 200]);
    for (const palette of others.filter((palette) => !paid.includes(palette))) {
      expect(statusesOf(palette)).toEqual([402, 402, 402]);
    }
    for (const palette of own) expect(statusesOf(palette)).toEqual([200, 200, 200, 200, 200]);
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(100);

    expect(await ledger.credits.getBalance(member)).toBe(0);
    const charged = (await ledger.entries(member)).slice(1).map(([delta, , key]) => [delta, key]);
    expect(new Set(charged.map(String))).toEqual(
      new Set(paid.map((palette) => `-1,claim:palette:${palette}`)),
    );
    expect(charged).toHaveLength(50);
    expect((await ledger.announced(member)).map(({ paletteId }) => paletteId)).toEqual(paid);
    expect((await auditLedger(ledger.dataSource)).problems).toEqual([]);
  });
});

it.each([
  ['the palettes service cannot be told', 'trigger', 'before insert', 'jobs.job', ''],
  [
    'the charge cannot be committed',
    'constraint trigger',
    'after insert',
    'credits.ledger',
    'deferrable initially deferred',
  ],
])('charges and announces nothing when %s', async (_, trigger, when, table, deferred) => {
  const member = await ledger.newMember(10);
  const palette = ledger.palettes.add(AUTHOR);
  await ledger.dataSource.query(`create or replace function jobs.refuse() returns trigger language plpgsql as
    $$ begin raise exception 'not today'; end $$`);
  await ledger.dataSource.query(
    `create ${trigger} refuse ${when} on ${table} ${deferred} for each row execute function jobs.refuse()`,
  );
  expect(refusal(await claim(member, palette))).toEqual([500, 'INTERNAL']);
  await ledger.dataSource.query(`drop trigger refuse on ${table}`);
  expect(await ledger.entries(member)).toHaveLength(1);
  expect(await ledger.announced(member)).toEqual([]);
  expect(credits(await claim(member, palette))).toBe(9);
  expect(await ledger.announced(member)).toHaveLength(1);
});

describe('malformed bodies', () => {
  const palette = (resourceId: unknown) => ({ resourceType: 'palette', resourceId });
  it.each([
    ['nothing', {}, 'resourceType'],
    ['an array', [], undefined],
    ['null', null, undefined],
    ['a text', '"palette"', undefined],
    ['no id', { resourceType: 'palette' }, 'resourceId'],
    ['no type', { resourceId: 1 }, 'resourceType'],
    ['another type', { resourceType: 'deck', resourceId: 1 }, 'resourceType'],
    ['a type in a list', { resourceType: ['palette'], resourceId: 1 }, 'resourceType'],
    ['id 0', palette(0), 'resourceId'],
    ['a negative id', palette(-1), 'resourceId'],
    ['a fraction', palette(1.5), 'resourceId'],
    ['an id beyond the column', palette(2_147_483_648), 'resourceId'],
    ['an id beyond the column as text', palette('9999999999'), 'resourceId'],
    ['an endless id', palette('1'.repeat(1000)), 'resourceId'],
    ['an exponent as text', palette('1e3'), 'resourceId'],
    ['a sign as text', palette('-1'), 'resourceId'],
    ['an empty text', palette(''), 'resourceId'],
    ['spaces', palette(' 1 '), 'resourceId'],
    ['other digits', palette('１'), 'resourceId'],
    ['SQL', palette('1 or 1=1'), 'resourceId'],
    ['true', palette(true), 'resourceId'],
    ['a list', palette([1]), 'resourceId'],
    ['an object', palette({ id: 1 }), 'resourceId'],
    ['null as id', palette(null), 'resourceId'],
  ])('%s', async (_, body, field) => {
    const member = await ledger.newMember(1);
    const answer = await ledger.claim(body, { as: member });
    expect(refusal(answer)).toEqual([400, 'INPUT_INVALID', ...(field === undefined ? [] : [field])]);
    expect(await ledger.entries(member)).toHaveLength(1);
  });

  it.each([
    ['broken JSON', '{"resourceType":', 'application/json', 400],
    ['an empty body', '', 'application/json', 400],
    ['a form', 'resourceType=palette&resourceId=1', 'application/x-www-form-urlencoded', 400],
    ['a megabyte', JSON.stringify({ resourceType: 'x'.repeat(1_048_577) }), 'application/json', 413],
  ])('%s', async (_, body, type, status) => {
    const member = await ledger.newMember(1);
    const answer = await ledger.claim(body, { as: member, headers: { 'content-type': type } });
    expect(answer.statusCode).toBe(status);
    expect(await ledger.entries(member)).toHaveLength(1);
  });
});

it('states the access of every route', () => {
  expect(routesWithoutAccess(ledger.app)).toEqual([]);
});
