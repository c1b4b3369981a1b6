import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { PaintRequest } from './painter.ts';
import { MemberCreations } from '../member/member-creations.ts';
import { openCreations, type TestCreations } from '../testing/open-creations.ts';
import { PaintingStarter } from './painting-starter.ts';
import { pngOf } from '@danqing/drawing/testing';

let creations: TestCreations;
const orders: PaintRequest[] = [];
let fails = false;
let held: Promise<void> = Promise.resolve();
beforeAll(async () => {
  creations = await openCreations({
    painter: {
      maker: { kind: 'model', name: 'test' },
      async paint(order) {
        orders.push(order);
        await held;
        if (fails) throw new Error('no picture');
        return pngOf(100 + orders.length, 100);
      },
    },
  });
});
afterAll(() => creations.close());

const ask = (as: number | undefined, body: object = { colorName: '雨后青' }) =>
  creations.call('POST', '/api/ai/image-from-name', body, as === undefined ? {} : { as });

it('paints a name for one credit, in the colour imagined or given, and it is the member’s', async () => {
  const answer = await ask(1);
  expect(answer.statusCode, answer.payload).toBe(200);
  const { imageUrl, credits, imageId } = answer.json<Record<string, string | number>>();
  expect(Object.keys(answer.json())).toEqual(['imageUrl', 'imageId', 'credits']);
  expect(credits).toBe(9);
  expect(orders.at(-1)).toMatchObject({ name: '雨后青', lines: ['雨后青'], theme: 'landscape' });
  expect(orders.at(-1)?.hex).toMatch(/^#[0-9A-F]{6}$/);
  expect(await creations.credits.holdsOf(1)).toMatchObject([
    { key: `painting:${imageId}`, amount: 1, reason: 'color-picture', state: 'captured' },
  ]);
  expect((await creations.call('GET', String(imageUrl))).statusCode).toBe(200);
  const owners = creations.app.get(MemberCreations);
  const file = String(imageUrl).split('/').at(-1)!;
  expect(await owners.ownsPicture(1, file)).toBe(true);
  expect(await owners.ownsPicture(2, file)).toBe(false);
  expect(await owners.ownsPicture(1, file.replace(/\d+\.webp$/, '1.webp'))).toBe(false);
  expect((await creations.call('GET', '/api/collections')).json()).toMatchObject({ data: [] });
  await ask(1, { colorName: '雨后青', hex: '#112233' });
  expect(orders.at(-1)?.hex).toBe('#112233');
  expect(await creations.credits.getBalance(1)).toBe(8);
});

it('comes to one picture and one credit for presses at once', async () => {
  let go = () => {};
  held = new Promise((resolve) => (go = resolve));
  const begin = vi.spyOn(creations.app.get(PaintingStarter), 'paintName');
  const presses = Array.from({ length: 5 }, () => ask(3));
  // A press that comes after the picture is another picture.
  await expect
    .poll(() => begin.mock.settledResults.filter(({ type }) => type === 'fulfilled').length)
    .toBe(5);
  go();
  const ids = (await Promise.all(presses)).map((answer) => answer.json<{ imageId: number }>().imageId);
  expect(new Set(ids).size).toBe(1);
  expect(await creations.credits.getBalance(3)).toBe(9);
});

it('gives a picture that reached nobody to the next request, which pays nothing', async () => {
  const { imageId } = (await ask(4)).json<{ imageId: number }>();
  await creations.dataSource.query(`update creations.paintings set answered = false where id = $1`, [
    imageId,
  ]);
  expect((await ask(4)).json()).toMatchObject({ imageId, credits: 9 });
});

it('gives the credit back when nothing comes of it', async () => {
  fails = true;
  const answer = await ask(5);
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([503, '生成图片失败']);
  expect(await creations.credits.getBalance(5)).toBe(10);
  expect(await creations.credits.holdsOf(5)).toMatchObject([{ state: 'released' }]);
  fails = false;
});

it('is for members with credits, and wants a name', async () => {
  expect((await ask(undefined)).statusCode).toBe(401);
  await creations.credits.setBalance(6, 0);
  expect((await ask(6)).statusCode).toBe(402);
  expect((await ask(7, { colorName: ' ' })).json()).toMatchObject({ code: 'COLOR_NAME_REQUIRED' });
});
