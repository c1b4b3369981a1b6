import { errorBodySchema, type ErrorBody } from '@danqing/contracts/errors';
import type { ClaimedPalettesResponse, ClaimResponse } from '@danqing/contracts/palettes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPalettes, type CallOptions, type TestPalettes } from '../testing/open-palettes.ts';
import { CLAIMED_QUEUE } from './download.service.ts';

let palettes: TestPalettes;
beforeAll(async () => {
  palettes = await openPalettes();
});
afterAll(() => palettes.close());

const AUTHOR = 1;
const MISSING = 2_000_000;
let members = 1_000;
const newMember = () => (members += 1);
const newPalette = async (owner = AUTHOR, given = {}) => (await palettes.save(owner, given)).id;
const ask = (body: unknown, { headers, ...options }: CallOptions = {}) =>
  palettes.call('POST', '/api/downloads/claim', typeof body === 'string' ? body : JSON.stringify(body), {
    ...options,
    headers: { 'content-type': 'application/json', ...headers },
  });
const claim = (as: number | undefined, resourceId: unknown, headers?: Record<string, string>) =>
  ask(
    { resourceType: 'palette', resourceId },
    { ...(as !== undefined && { as }), ...(headers && { headers }) },
  );
type Answer = Awaited<ReturnType<typeof ask>>;
const credits = (answer: Answer) => answer.json<ClaimResponse>().data.credits;
const refusal = (answer: Answer) => {
  const { code, field } = errorBodySchema.strict().parse(answer.json<ErrorBody>());
  return [answer.statusCode, code, ...(field === undefined ? [] : [field])];
};
const claimedBy = async (as: number) => {
  const answer = await palettes.call('GET', '/api/downloads', undefined, { as });
  return answer.json<ClaimedPalettesResponse>().data.paletteIds;
};

describe('who claims', () => {
  it('as a visitor is asked to sign in, by the sentence of the specification', async () => {
    const answer = await claim(undefined, await newPalette());
    expect(refusal(answer)).toEqual([401, 'EXPORT_UNAUTHENTICATED']);
    expect(answer.json()).toMatchObject({ message: '请登录后导出，非本人资源将扣除1点' });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  it('with an unknown token is a visitor, whatever else is wrong', async () => {
    const answer = await ask({}, { headers: { authorization: 'Bearer unknown' } });
    expect(refusal(answer)).toEqual([401, 'EXPORT_UNAUTHENTICATED']);
  });

  it('as a member pays the price, by a debit whose job counts the claim should this process die', async () => {
    const member = newMember();
    const palette = await newPalette();
    const answer = await claim(member, palette);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, message: '领取成功，再次导出此调色板不再扣点', data: { credits: 9 } },
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect([...palettes.credits.debits.values()].at(-1)).toEqual({
      userId: member,
      amount: 1,
      reason: 'palette-export',
      idempotencyKey: `claim:palette:${palette}`,
      job: { queue: CLAIMED_QUEUE, data: { paletteId: palette, userId: member } },
    });
  });

  it.each([true, false])('as the owner pays nothing and leaves no trace, public %s', async (is_public) => {
    const owner = newMember();
    const palette = await newPalette(owner, { is_public });
    const answer = await claim(owner, palette);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, message: '自己的调色板，导出不扣点数', data: { credits: 10 } },
    ]);
    expect(await claimedBy(owner)).toEqual([]);
  });
});

it.each([
  ['zh', '领取成功，再次导出此调色板不再扣点', '自己的调色板，导出不扣点数'],
  [
    'en',
    'You can export this palette now. Exporting it again is free.',
    'This is your own palette. Exporting is free.',
  ],
  [
    'ja',
    '取得しました。このパレットの再書き出しにクレジットはかかりません。',
    'ご自身のパレットなので、書き出しにクレジットはかかりません。',
  ],
])('answers in %s', async (locale, claimed, own) => {
  const member = newMember();
  const headers = { 'accept-language': locale };
  expect((await claim(member, await newPalette(), headers)).json()).toMatchObject({ message: claimed });
  expect((await claim(member, await newPalette(member), headers)).json()).toMatchObject({ message: own });
});

describe('what cannot be claimed', () => {
  it('is a palette that does not exist, or that the member may not see', async () => {
    const member = newMember();
    const secret = await newPalette(AUTHOR, { is_public: false });
    for (const palette of [MISSING, secret]) {
      expect(refusal(await claim(member, palette))).toEqual([404, 'PALETTE_NOT_FOUND', 'resourceId']);
    }
    expect(await palettes.credits.getBalance(member)).toBe(10);
  });

  it('is anything on an empty balance', async () => {
    const member = newMember();
    await palettes.credits.debit({ userId: member, amount: 10, reason: 'test', idempotencyKey: 'all' });
    const answer = await claim(member, await newPalette());
    expect(refusal(answer)).toEqual([402, 'CREDITS_INSUFFICIENT']);
    expect(answer.json()).toMatchObject({ message: '点数不足，没有扣除点数，请购买点数后再试' });
    expect(await claimedBy(member)).toEqual([]);
  });

  it('is anything while the credits service is away; then nothing counts as claimed', async () => {
    const member = newMember();
    const palette = await newPalette();
    palettes.credits.unavailable = true;
    const answer = await claim(member, palette);
    palettes.credits.unavailable = false;
    expect(refusal(answer)).toEqual([500, 'INTERNAL']);
    expect(await claimedBy(member)).toEqual([]);
  });
});

describe('a claim again', () => {
  it('is free however the number is written', async () => {
    const member = newMember();
    const palette = await newPalette();
    for (const id of [palette, String(palette), `000${palette}`]) {
      expect(credits(await claim(member, id))).toBe(9);
    }
  });

  it('is free when the price has changed since', async () => {
    const member = newMember();
    const palette = await newPalette();
    await claim(member, palette);
    const charge = palettes.credits.debits.get(`${member} claim:palette:${palette}`);
    if (charge) charge.amount = 3;
    expect(credits(await claim(member, palette))).toBe(7);
  });

  it('costs another member, once as well', async () => {
    const [one, other] = [newMember(), newMember()];
    const palette = await newPalette();
    for (const member of [one, other, one, other]) expect(credits(await claim(member, palette))).toBe(9);
  });
});

describe('the list of claims', () => {
  it('is of members, each their own, the newest first', async () => {
    const [member, other] = [newMember(), newMember()];
    const [one, two] = [await newPalette(), await newPalette()];
    for (const palette of [one, two, one]) await claim(member, palette);
    await claim(other, one);
    expect(await claimedBy(member)).toEqual([two, one]);
    expect(await claimedBy(other)).toEqual([one]);
    const answer = await palettes.call('GET', '/api/downloads', undefined, { as: other });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(refusal(await palettes.call('GET', '/api/downloads'))).toEqual([401, 'EXPORT_UNAUTHENTICATED']);
  });

  it('holds what was charged for by a process that died before it was counted', async () => {
    const member = newMember();
    const palette = await newPalette();
    await palettes.jobs.enqueue(CLAIMED_QUEUE, { paletteId: palette, userId: member });
    await expect.poll(() => claimedBy(member)).toEqual([palette]);
  });
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
    const member = newMember();
    const answer = await ask(body, { as: member });
    expect(refusal(answer)).toEqual([400, 'INPUT_INVALID', ...(field === undefined ? [] : [field])]);
    expect(await palettes.credits.getBalance(member)).toBe(10);
  });

  it.each([
    ['broken JSON', '{"resourceType":', 'application/json', 400],
    ['an empty body', '', 'application/json', 400],
    ['a form', 'resourceType=palette&resourceId=1', 'application/x-www-form-urlencoded', 400],
    ['a megabyte', JSON.stringify({ resourceType: 'x'.repeat(1_048_577) }), 'application/json', 413],
  ])('%s', async (_, body, type, status) => {
    const member = newMember();
    const answer = await ask(body, { as: member, headers: { 'content-type': type } });
    expect(answer.statusCode).toBe(status);
    expect(await palettes.credits.getBalance(member)).toBe(10);
  });
});
