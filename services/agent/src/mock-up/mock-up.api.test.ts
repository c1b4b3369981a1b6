import type { ApplyPatternResponse, ProductCategory } from '@danqing/contracts/agent';
import type { ErrorBody } from '@danqing/contracts/errors';
import { pngOf } from '@danqing/drawing/testing';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MockUpRenderer } from '../mock-up-renderer/mock-up-renderer.ts';
import { openAgent, type CallOptions, type TestAgent } from '../testing/open-agent.ts';
import { MockUpPurge } from './mock-up-purge.ts';
import { MockUpJobs } from './mock-up-jobs.ts';

const dresser: MockUpRenderer & { dressed: number; fails: boolean; pattern: Uint8Array | null } = {
  maker: { kind: 'model', name: 'dresser-9' },
  dressed: 0,
  fails: false,
  pattern: null,
  async render({ pattern }) {
    this.dressed += 1;
    this.pattern = pattern;
    if (this.fails) throw new Error('secret-of-the-dresser');
    return pngOf(800, 600);
  },
};

let agent: TestAgent;
beforeAll(async () => (agent = await openAgent({ dresser, basePath: '/colours/' })));
afterAll(() => agent.close());
beforeEach(() => Object.assign(dresser, { dressed: 0, fails: false, pattern: null }));

const dataUrl = (file: Uint8Array, type = 'png') =>
  `data:image/${type};base64,${Buffer.from(file).toString('base64')}`;
let size = 40;
/** Returns a different pattern on every call, because a repeated pattern would get the stored mock-up. */
const newPattern = () => dataUrl(pngOf(size++, 48));
const apply = (image: unknown, options: CallOptions, category: unknown = '服装') =>
  agent.call('POST', '/api/ai/apply-pattern', { image, category } as object, options);
const holds = async (member: number) => (await agent.credits.holdsOf(member)).map(({ state }) => state);
const codeOf = (answer: Awaited<ReturnType<typeof apply>>) => {
  const { code, field } = answer.json<ErrorBody>();
  return [answer.statusCode, code, field];
};

describe('a member', () => {
  it('pays two credits for a picture that is there when the answer comes', async () => {
    const answer = await apply(newPattern(), { as: 1 });
    const { imageUrl, ...rest } = answer.json<ApplyPatternResponse>();
    expect(rest).toEqual({ success: true, credits: 8, width: 800, height: 600, maker: dresser.maker });
    expect(await agent.credits.holdsOf(1)).toMatchObject([
      { amount: 2, reason: 'apply-pattern', state: 'captured' },
    ]);
    expect(imageUrl).toMatch(/^\/colours\/api\/agent\/products\/[0-9a-f]{32}\.webp$/);
    const picture = await agent.call('GET', imageUrl.replace('/colours', ''));
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(picture.rawPayload.includes('secret-of-the-picture')).toBe(false);
    const shown = await loadImage(picture.rawPayload);
    expect([shown.width, shown.height]).toEqual([800, 600]);
  });

  it('presses eight times at once, as often as a network may wait, and pays once', async () => {
    const image = newPattern();
    const answers = await Promise.all(Array.from({ length: 8 }, () => apply(image, { as: 2 })));
    const urls = new Set(answers.map((answer) => answer.json<ApplyPatternResponse>().imageUrl));
    expect([urls.size, dresser.dressed, await holds(2)]).toEqual([1, 1, ['captured']]);
  });

  it('asks again after the answer, and pays for another picture of a model', async () => {
    const image = newPattern();
    const first = (await apply(image, { as: 3 })).json<ApplyPatternResponse>();
    const second = (await apply(image, { as: 3 })).json<ApplyPatternResponse>();
    expect([first.credits, second.credits, dresser.dressed]).toEqual([8, 6, 2]);
    expect(second.imageUrl).not.toBe(first.imageUrl);
  });

  it('gets what was made and reached nobody, and pays nothing more', async () => {
    const image = newPattern();
    const first = (await apply(image, { as: 4 })).json<ApplyPatternResponse>();
    await agent.dataSource.query(`update agent.dressings set answered = false where user_id = 4`);
    const again = (await apply(image, { as: 4 })).json<ApplyPatternResponse>();
    expect([again.imageUrl, again.credits, dresser.dressed]).toEqual([first.imageUrl, 8, 1]);
  });

  it('has another category for two more', async () => {
    const image = newPattern();
    for (const [index, category] of (['服装', '家居', '用品'] satisfies ProductCategory[]).entries())
      expect((await apply(image, { as: 5 }, category)).json()).toMatchObject({ credits: 8 - 2 * index });
  });

  it('with one credit is told so, and nothing is made', async () => {
    await agent.credits.setBalance(6, 1);
    expect(codeOf(await apply(newPattern(), { as: 6 }))).toEqual([402, 'CREDITS_INSUFFICIENT', undefined]);
    expect([dresser.dressed, await holds(6)]).toEqual([0, []]);
  });

  it('gets the credits back once where no picture comes, in the words of the specification, and may try again', async () => {
    dresser.fails = true;
    const image = newPattern();
    const answer = await apply(image, { as: 7 });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ success: false, error: '应用失败，请稍后重试' });
    expect(answer.payload).not.toContain('secret');
    expect([await holds(7), await agent.credits.getBalance(7)]).toEqual([['released'], 10]);
    dresser.fails = false;
    expect((await apply(image, { as: 7 })).json()).toMatchObject({ success: true, credits: 8 });
  });

  it('waits for the credits service, and is charged once', async () => {
    const image = newPattern();
    agent.credits.onCall = (call, when) => {
      if (call !== 'capture' || when !== 'before') return;
      agent.credits.onCall = () => undefined;
      throw new Error('the credits service is away');
    };
    expect((await apply(image, { as: 8 })).json()).toMatchObject({ credits: 8 });
    expect([dresser.dressed, await holds(8)]).toEqual([1, ['captured']]);
  });
});

describe('a visitor', () => {
  it('has a picture of the studio, for nothing', { timeout: 60_000 }, async () => {
    const canvas = createCanvas(64, 64);
    const context = canvas.getContext('2d');
    context.fillStyle = '#1B2A3A';
    context.fillRect(0, 0, 64, 64);
    context.fillStyle = '#C9A063';
    context.fillRect(16, 16, 32, 32);
    const image = dataUrl(canvas.toBuffer('image/png'));
    const answer = await apply(image, { from: '10.9.0.1' }, '用品');
    expect(answer.json()).toMatchObject({
      success: true,
      credits: null,
      width: 1200,
      height: 900,
      maker: { kind: 'studio' },
    });
    expect(dresser.dressed).toBe(0);
    expect((await apply(image, { from: '10.9.0.2' }, '用品')).json()).toEqual(answer.json());
  });

  it('of one network has six in an hour', async () => {
    const from = '10.9.1.1';
    const bad = dataUrl(pngOf(40, 40).subarray(0, 60));
    for (let call = 0; call < 6; call += 1) expect((await apply(bad, { from })).statusCode).toBe(400);
    expect(codeOf(await apply(bad, { from }))[1]).toBe('RATE_LIMITED');
    expect((await apply(bad, { from: '10.9.2.1' })).statusCode).toBe(400);
  });
});

describe('what comes is decoded and encoded anew before anybody else sees it', () => {
  it('as PNG of at most 1,024 pixels, without what else the file had', async () => {
    const file = pngOf(2048, 512);
    expect(file.includes('secret-of-the-picture')).toBe(true);
    await apply(dataUrl(file), { as: 20 });
    const pattern = Buffer.from(dresser.pattern ?? []);
    expect(pattern.includes('secret-of-the-picture')).toBe(false);
    const shown = await loadImage(pattern);
    expect([shown.width, shown.height]).toEqual([1024, 256]);
  });

  const webp = createCanvas(40, 40).toBuffer('image/webp');
  const jpeg = createCanvas(40, 40).toBuffer('image/jpeg');
  it.each([
    ['a WebP', dataUrl(webp, 'webp')],
    ['a JPEG', dataUrl(jpeg, 'jpeg')],
  ])('%s is as good', async (_, image) => {
    expect((await apply(image, { as: 21 })).json()).toMatchObject({ success: true });
  });

  const animated = () => {
    const still = pngOf(40, 40);
    const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)]);
    return Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
  };
  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'PATTERN_IMAGE_INVALID'],
    ['an address', 'https://example.org/pattern.png', 'PATTERN_IMAGE_INVALID'],
    [
      'an SVG',
      dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg+xml'),
      'PATTERN_IMAGE_INVALID',
    ],
    [
      'an SVG that is called a PNG',
      dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      'PATTERN_IMAGE_INVALID',
    ],
    ['a WebP that is called a PNG', dataUrl(webp), 'PATTERN_IMAGE_INVALID'],
    ['half a PNG', dataUrl(pngOf(300, 300).subarray(0, 90)), 'PATTERN_IMAGE_INVALID'],
    ['an animated PNG', dataUrl(animated()), 'PATTERN_IMAGE_INVALID'],
    [
      'a PNG that says it has 2,049 pixels',
      dataUrl(pngOf(40, 40, { width: 2049, height: 40 })),
      'PATTERN_IMAGE_INVALID',
    ],
    ['a bomb', dataUrl(pngOf(40, 40, { width: 50_000, height: 50_000 })), 'PATTERN_IMAGE_INVALID'],
    ['a PNG of one pixel', dataUrl(pngOf(1, 1)), 'PATTERN_IMAGE_INVALID'],
    [
      'rubbish between a head and an end',
      dataUrl(Buffer.concat([pngOf(40, 40).subarray(0, 40), Buffer.from('xxxxIEND')])),
      'PATTERN_IMAGE_INVALID',
    ],
    ['base64 with blanks', 'data:image/png;base64,iVBO Rw0K', 'PATTERN_IMAGE_INVALID'],
    ['a megabyte', `data:image/png;base64,${'A'.repeat(1_000_000)}`, 'PATTERN_IMAGE_TOO_LARGE'],
  ])('%s is refused, and nothing charged', async (_, image, code) => {
    const answer = await apply(image, { as: 30 });
    expect(codeOf(answer).slice(1)).toEqual([code, 'image']);
    expect(answer.statusCode).toBe(code === 'PATTERN_IMAGE_TOO_LARGE' ? 413 : 400);
    expect([dresser.dressed, await holds(30)]).toEqual([0, []]);
  });

  it('and an unknown category is, too', async () => {
    expect(codeOf(await apply(newPattern(), { as: 30 }, '玩具'))).toEqual([
      400,
      'PRODUCT_CATEGORY_UNKNOWN',
      'category',
    ]);
  });
});

it('goes on with what is left alone, and gives it up after four tries', async () => {
  const begin = async (attempts: number) => {
    const [row] = await agent.dataSource.query<[{ id: number }]>(
      `insert into agent.dressings (user_id, category, pattern_hash, pattern, attempts, touched_at)
       values (40, '服装', $1, $2, $3, now() - interval '7 minutes') returning id`,
      [Buffer.alloc(32, attempts), pngOf(40, 40), attempts],
    );
    return row.id;
  };
  const ids = [await begin(1), await begin(4)];
  await agent.app.get(MockUpJobs).sweep(6);
  const states = async () =>
    (
      await agent.dataSource.query<{ state: string }[]>(
        `select state from agent.dressings where id = any($1) order by id`,
        [ids],
      )
    ).map(({ state }) => state);
  await expect.poll(states, { timeout: 20_000 }).toEqual(['done', 'failed']);
  expect([await holds(40), await agent.credits.getBalance(40)]).toEqual([['captured', 'released'], 8]);
});

it('forgets a picture of a visitor after a day and of a member after ninety, with its file', async () => {
  const { imageUrl } = (await apply(newPattern(), { as: 50 })).json<ApplyPatternResponse>();
  const path = imageUrl.replace('/colours', '');
  const after = async (days: number) => {
    await agent.dataSource.query(
      `update agent.dressings set created_at = now() - $1 * interval '1 day' where user_id = 50`,
      [days],
    );
    await agent.app.get(MockUpPurge).purge();
    return (await agent.call('GET', path)).statusCode;
  };
  expect([await after(89), await after(91)]).toEqual([200, 404]);
});
