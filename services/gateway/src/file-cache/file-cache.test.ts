import { describe, expect, it, vi } from 'vitest';
import { FileCache } from './file-cache.ts';

const here = new AbortController().signal;
const picture = (bytes: number) => vi.fn(async () => Buffer.alloc(bytes));

it('draws a picture once, however many ask for it, at once or later', async () => {
  const kept = new FileCache<Buffer>(100, ({ length }) => length);
  const draw = picture(10);
  const [one, other] = await Promise.all([kept.get('a', here, draw), kept.get('a', here, draw)]);
  expect(one).toBe(other);
  await kept.get('a', here, draw);
  expect(draw).toHaveBeenCalledOnce();
});

it('never keeps more bytes than it may, and forgets what was asked for longest ago', async () => {
  const kept = new FileCache<Buffer>(100, ({ length }) => length);
  const draws = { a: picture(40), b: picture(40), c: picture(40) };
  await kept.get('a', here, draws.a);
  await kept.get('b', here, draws.b);
  await kept.get('a', here, draws.a);
  await kept.get('c', here, draws.c);
  await kept.get('a', here, draws.a);
  await kept.get('b', here, draws.b);
  expect(draws.a).toHaveBeenCalledOnce();
  expect(draws.b).toHaveBeenCalledTimes(2);
});

it('does not keep what is too large for it, nor a failure', async () => {
  const kept = new FileCache<Buffer>(100, ({ length }) => length);
  const large = picture(101);
  await kept.get('a', here, large);
  await kept.get('a', here, large);
  expect(large).toHaveBeenCalledTimes(2);
  const failing = vi.fn(() => Promise.reject(new Error('no')));
  await expect(kept.get('b', here, failing)).rejects.toThrow('no');
  await expect(kept.get('b', here, failing)).rejects.toThrow('no');
  expect(failing).toHaveBeenCalledTimes(2);
});

describe('a picture under way', () => {
  function slow() {
    let finish: () => void = () => undefined;
    const draw = vi.fn(
      (unwanted: AbortSignal) =>
        new Promise<Buffer>((resolve, reject) => {
          unwanted.addEventListener('abort', () => reject(new Error('given up')));
          finish = () => resolve(Buffer.alloc(10));
        }),
    );
    return { draw, finish: () => finish() };
  }

  it('goes on while one of those who asked for it is still there', async () => {
    const kept = new FileCache<Buffer>(100, ({ length }) => length);
    const { draw, finish } = slow();
    const gone = new AbortController();
    const shared = [kept.get('a', gone.signal, draw), kept.get('a', here, draw)];
    gone.abort();
    finish();
    expect((await Promise.all(shared)).map(({ length }) => length)).toEqual([10, 10]);
    expect(draw).toHaveBeenCalledOnce();
  });

  it('is given up when all of them are gone, and whoever comes then has it drawn anew', async () => {
    const kept = new FileCache<Buffer>(100, ({ length }) => length);
    const gone = [new AbortController(), new AbortController()] as const;
    const { draw } = slow();
    const shared = gone.map(({ signal }) => expect(kept.get('a', signal, draw)).rejects.toThrow('given up'));
    for (const one of gone) one.abort();
    const again = picture(10);
    await kept.get('a', here, again);
    await Promise.all(shared);
    expect([draw.mock.calls.length, again.mock.calls.length]).toEqual([1, 1]);
  });

  it('is not begun for long when who asks is already gone', async () => {
    const { draw } = slow();
    await expect(
      new FileCache<Buffer>(100, ({ length }) => length).get('a', AbortSignal.abort(), draw),
    ).rejects.toThrow('given up');
  });
});
