import { AppError } from '@danqing/nest-kit';
import { expect, it } from 'vitest';
import { DrawingQueue } from './drawing-queue.ts';

/** Work that ends when told. */
function work() {
  let finish: () => void = () => undefined;
  let started = false;
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const run = async () => {
    started = true;
    await ended;
  };
  return { run, finish, hasStarted: () => started };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? `${error.code} ${error.retryAfterSeconds}` : 'other'),
  );

it('runs one after the other, in the order of coming, also after a failure', async () => {
  const queue = new DrawingQueue({ total: 9, perAddress: 9 });
  const order: string[] = [];
  const step = (name: string) => async () => {
    order.push(`${name} starts`);
    await settle();
    order.push(`${name} ends`);
    if (name === 'b') throw new Error('b fails');
    return name;
  };
  const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => queue.run('x', step(name))));
  expect(order).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('takes so many of one address, and more of it when one has finished', async () => {
  const queue = new DrawingQueue({ total: 9, perAddress: 2 });
  const [first, second, third] = [work(), work(), work()];
  const one = queue.run('x', first.run);
  const two = queue.run('x', second.run);
  expect(await code(queue.run('x', third.run))).toBe('RATE_LIMITED 5');
  const other = queue.run('y', async () => 'y');
  first.finish();
  await one;
  await settle();
  expect([second.hasStarted(), third.hasStarted()]).toEqual([true, false]);
  const again = queue.run('x', async () => 'again');
  second.finish();
  expect(await Promise.all([two, other, again])).toEqual([undefined, 'y', 'again']);
});

it('counts what has failed as finished', async () => {
  const queue = new DrawingQueue({ total: 1, perAddress: 1 });
  for (let round = 0; round < 3; round += 1)
    await expect(queue.run('x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run('x', async () => 'yes')).toBe('yes');
});

it('takes so many in all, whoever asks', async () => {
  const queue = new DrawingQueue({ total: 3, perAddress: 2 });
  const blocker = work();
  const taken = ['a', 'b', 'c'].map((address) => queue.run(address, blocker.run));
  expect(await code(queue.run('d', blocker.run))).toBe('SERVICE_UNAVAILABLE 5');
  blocker.finish();
  await Promise.all(taken);
  expect(await code(queue.run('d', blocker.run))).toBe('done');
});
