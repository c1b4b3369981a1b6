import { expect, it, vi } from 'vitest';
import { KeptPictures } from './kept-pictures.ts';

const picture = (bytes: number) => vi.fn(async () => Buffer.alloc(bytes));

it('draws a picture once, however many ask for it, at once or later', async () => {
  const kept = new KeptPictures(100);
  const draw = picture(10);
  const [one, other] = await Promise.all([kept.get('a', draw), kept.get('a', draw)]);
  expect(one).toBe(other);
  await kept.get('a', draw);
  expect(draw).toHaveBeenCalledOnce();
});

it('never keeps more bytes than it may, and forgets what was asked for longest ago', async () => {
  const kept = new KeptPictures(100);
  const draws = { a: picture(40), b: picture(40), c: picture(40) };
  await kept.get('a', draws.a);
  await kept.get('b', draws.b);
  await kept.get('a', draws.a);
  await kept.get('c', draws.c);
  await kept.get('a', draws.a);
  await kept.get('b', draws.b);
  expect(draws.a).toHaveBeenCalledOnce();
  expect(draws.b).toHaveBeenCalledTimes(2);
});

it('does not keep what is too large for it, nor a failure', async () => {
  const kept = new KeptPictures(100);
  const large = picture(101);
  await kept.get('a', large);
  await kept.get('a', large);
  expect(large).toHaveBeenCalledTimes(2);
  const failing = vi.fn(() => Promise.reject(new Error('no')));
  await expect(kept.get('b', failing)).rejects.toThrow('no');
  await expect(kept.get('b', failing)).rejects.toThrow('no');
  expect(failing).toHaveBeenCalledTimes(2);
});
