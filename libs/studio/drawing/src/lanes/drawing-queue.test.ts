import { AppError } from '@danqing/nest-kit';
import { expect, it } from 'vitest';
import { DrawingQueue, type QueueLimits } from './drawing-queue.ts';

const ROOMY: QueueLimits = { total: 99, perNetwork: 99, price: 99_000 };
const settle = () => new Promise((resolve) => setImmediate(resolve));
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? `${error.code} ${error.retryAfterSeconds}` : 'other'),
  );

function open(limits: Partial<QueueLimits> = {}) {
  const queue = new DrawingQueue({ ...ROOMY, ...limits }, () => 0);
  const order: string[] = [];
  let finish: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const add = (name: string, address: string, price = 100, signal = new AbortController().signal) =>
    queue.run({ address, price, signal }, async () => {
      order.push(name);
      if (name === 'first') await ended;
      return name;
    });
  return { queue, order, add, first: add('first', '203.0.113.1'), finish };
}

it('runs one after the other, in the order of coming, also after a failure', async () => {
  const queue = new DrawingQueue(ROOMY);
  const order: string[] = [];
  const step = (name: string) => async () => {
    order.push(`${name} starts`);
    await settle();
    order.push(`${name} ends`);
    if (name === 'b') throw new Error('b fails');
    return name;
  };
  const { signal } = new AbortController();
  const results = await Promise.allSettled(
    ['a', 'b', 'c'].map((name) => queue.run({ address: '10.0.0.1', price: 1, signal }, step(name))),
  );
  expect(order).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('takes turns between networks, however much one of them asks for first', async () => {
  const { order, add, finish } = open();
  const greedy = ['a1', 'a2', 'a3', 'a4'].map((name) => add(name, '203.0.113.1'));
  const others = [add('b1', '198.51.100.2'), add('b2', '198.51.100.2'), add('c1', '192.0.2.3')];
  finish();
  await Promise.all([...greedy, ...others]);
  expect(order).toEqual(['first', 'b1', 'c1', 'a1', 'b2', 'a2', 'a3', 'a4']);
});

it('lets what takes little go before what takes long', async () => {
  const { order, add, finish } = open();
  const drawings = [add('long', '198.51.100.2', 1_000), add('short', '192.0.2.3', 60)];
  finish();
  await Promise.all(drawings);
  expect(order).toEqual(['first', 'short', 'long']);
});

it('lets what takes long have its turn, though shorter ones keep coming', async () => {
  let now = 0;
  const queue = new DrawingQueue(ROOMY, () => now);
  const { signal } = new AbortController();
  let finished = false;
  const long = { address: '198.51.100.2', price: 1_000, signal };
  const short = (network: number) => ({ address: `192.0.2.${network}`, price: 60, signal });
  const running = queue.run(short(0), settle);
  const ended = queue.run(long, async () => void (finished = true));
  for (let network = 1; !finished; network += 1) {
    now += 60;
    expect(now).toBeLessThan(20_000);
    await queue.run(short(network % 250), async () => undefined);
  }
  await Promise.all([running, ended]);
});

it('takes the lines of one IPv6 customer for one, as far as turns go', async () => {
  const { order, add, finish } = open();
  const lines = [1, 2, 3, 4, 5, 6].map((line) => add(`line ${line}`, `2001:db8:1:${line}::9`));
  const other = add('other', '2001:db8:2:1::9');
  finish();
  await Promise.all([...lines, other]);
  expect(order.indexOf('other')).toBeLessThan(4);
});

it('drops at once what nobody waits for any more, and never starts it', async () => {
  const { queue, order, add, finish, first } = open({ total: 4, perNetwork: 3 });
  const gone = new AbortController();
  const dropped = [add('a', '192.0.2.3', 1, gone.signal), add('b', '192.0.2.3', 1, gone.signal)].map(outcome);
  const kept = add('c', '192.0.2.3');
  expect(queue.waiting).toBe(3);
  expect(await outcome(add('d', '192.0.2.3'))).toBe('RATE_LIMITED 5');
  gone.abort();
  expect(queue.waiting).toBe(1);
  const again = [add('e', '192.0.2.3'), add('f', '192.0.2.3')];
  finish();
  await Promise.all([first, kept, ...again]);
  expect(order).toEqual(['first', 'c', 'e', 'f']);
  expect(await Promise.all(dropped)).toEqual(['SERVICE_UNAVAILABLE 5', 'SERVICE_UNAVAILABLE 5']);
  expect(await outcome(add('late', '192.0.2.3', 1, gone.signal))).toBe('SERVICE_UNAVAILABLE 5');
});

it('serves another visitor next, with the queue full of drawings that were abandoned', async () => {
  const { queue, order, add, finish } = open({ total: 32, perNetwork: 4 });
  const gone = new AbortController();
  const abandoned = Array.from({ length: 31 }, (_, index) =>
    outcome(add('abandoned', `198.51.100.${index}`, 100, gone.signal)),
  );
  expect(queue.waiting).toBe(31);
  gone.abort();
  const visitor = add('visitor', '192.0.2.3');
  finish();
  await visitor;
  expect(order).toEqual(['first', 'visitor']);
  expect(new Set(await Promise.all(abandoned))).toEqual(new Set(['SERVICE_UNAVAILABLE 5']));
});

it('takes so many of one network, and more of it when one has finished', async () => {
  const { add, first, finish } = open({ perNetwork: 2 });
  const second = add('second', '203.0.113.1');
  expect(await outcome(add('third', '203.0.113.1'))).toBe('RATE_LIMITED 5');
  finish();
  await Promise.all([first, second]);
  expect(await add('again', '203.0.113.1')).toBe('again');
});

it('takes twice as many of a customer with several lines, four times as many of a site, and no more', async () => {
  const { add, finish } = open({ perNetwork: 2 });
  const of = (...thirdAndFourth: string[]) =>
    thirdAndFourth.map((group) => outcome(add(group, `2001:db8:1:${group}::9`)));
  const line = of('100', '100', '100');
  const customer = of('101', '102', '103');
  const site = of('200', '200', '300', '300', '400');
  finish();
  expect(await Promise.all(line)).toEqual(['done', 'done', 'RATE_LIMITED 5']);
  expect(await Promise.all(customer)).toEqual(['done', 'done', 'RATE_LIMITED 5']);
  expect(await Promise.all(site)).toEqual(['done', 'done', 'done', 'done', 'RATE_LIMITED 5']);
});

it('counts what has failed as finished', async () => {
  const queue = new DrawingQueue({ total: 1, perNetwork: 1, price: 1 });
  const turn = { address: '10.0.0.1', price: 9, signal: new AbortController().signal };
  for (let round = 0; round < 3; round += 1)
    await expect(queue.run(turn, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run(turn, async () => 'yes')).toBe('yes');
});

it.each([
  ['places', { total: 5 }],
  ['work', { price: 400 }],
])('when its %s are taken, makes room at the expense of who has most in it', async (_, limits) => {
  const { order, add, finish } = open(limits);
  const greedy = ['a1', 'a2', 'a3'].map((name) => outcome(add(name, '198.51.100.2')));
  const modest = outcome(add('b1', '192.0.2.3'));
  const newcomer = outcome(add('c1', '192.0.2.4'));
  const another = outcome(add('d1', '192.0.2.5'));
  const late = outcome(add('e1', '192.0.2.6'));
  finish();
  expect(await Promise.all(greedy)).toEqual(['done', 'SERVICE_UNAVAILABLE 5', 'SERVICE_UNAVAILABLE 5']);
  expect(await Promise.all([modest, newcomer, another, late])).toEqual([
    'done',
    'done',
    'done',
    'SERVICE_UNAVAILABLE 5',
  ]);
  expect(order).toEqual(['first', 'a1', 'b1', 'c1', 'd1']);
});
