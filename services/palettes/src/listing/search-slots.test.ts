import { expect, it } from 'vitest';
import { SearchSlots } from './search-slots.ts';

function search() {
  let end: (error?: Error) => void = () => undefined;
  let started = false;
  const run = () =>
    new Promise<void>((resolve, reject) => {
      started = true;
      end = (error) => (error ? reject(error) : resolve());
    });
  return { run, end: (error?: Error) => end(error), started: () => started };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('runs as many searches as there are places and the next ones in their order', async () => {
  const places = new SearchSlots({ slots: 2, waiting: 10 });
  const searches = Array.from({ length: 5 }, search);
  const started = () => searches.map((one) => one.started());
  const runs = searches.map((one) => places.run(one.run));
  await settled();
  expect(started()).toEqual([true, true, false, false, false]);
  searches[1]?.end();
  await settled();
  expect(started()).toEqual([true, true, true, false, false]);
  for (const one of searches) {
    one.end();
    await settled();
  }
  await Promise.all(runs);
});

it('refuses whoever finds too many waiting, and gives the place of a failed search to the next', async () => {
  const places = new SearchSlots({ slots: 1, waiting: 1 });
  const [first, second, third, fourth] = [search(), search(), search(), search()];
  const runs = [places.run(first.run), places.run(second.run)];
  await expect(places.run(third.run)).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    retryAfterSeconds: 2,
  });
  expect(third.started()).toBe(false);
  first.end(new Error('failed'));
  await expect(runs[0]).rejects.toThrow('failed');
  await settled();
  second.end();
  await runs[1];
  const last = places.run(fourth.run);
  await settled();
  fourth.end();
  await last;
});
