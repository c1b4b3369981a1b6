import { DOCUMENT_EVENT } from '@danqing/contracts/releases';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { EVENT, followReleases } from './release-stream.ts';
import { FakeEventSource, setVisibility } from './testing.ts';

const signed = { text: '{}', signature: 'c2ln' };

beforeEach(() => {
  vi.useFakeTimers();
  FakeEventSource.install();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  setVisibility('visible');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function follow(known = 1) {
  const onDocument = vi.fn();
  const stop = followReleases('/tool/', onDocument, () => known);
  onTestFinished(stop);
  return { onDocument, stop };
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const opened = () => FakeEventSource.opened.length;
const open = () => FakeEventSource.open.length;

test('listens to the event of the contracts', () => {
  expect(EVENT).toBe(DOCUMENT_EVENT);
});

test('connects once, below the base path, when the page was looked at for a moment', async () => {
  follow();
  await pass(999);
  expect(opened()).toBe(0);
  await pass(60_000);
  expect(FakeEventSource.opened.map(({ url }) => url)).toEqual(['/tool/api/releases/stream?since=1']);
});

test('hands on what comes, and nothing that is no signed document', async () => {
  const { onDocument } = follow();
  await pass(1_000);
  const [source] = FakeEventSource.open;
  source?.push(signed);
  for (const other of [null, 'text', {}, { text: 1, signature: '' }, []]) source?.push(other);
  source?.dispatchEvent(Object.assign(new Event(EVENT), { data: '{' }));
  expect(onDocument.mock.calls).toEqual([[signed]]);
});

test('comes back after growing pauses, which begin anew once something came', async () => {
  follow();
  await pass(1_000);
  const pauses: number[] = [];
  const failAndMeasure = async () => {
    const before = opened();
    FakeEventSource.open[0]?.fail();
    expect(open()).toBe(0);
    let waited = 0;
    for (; opened() === before; waited += 500) await pass(500);
    pauses.push(waited);
  };
  for (let failure = 0; failure < 7; failure += 1) await failAndMeasure();
  FakeEventSource.open[0]?.push(signed);
  await failAndMeasure();
  expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 2_000]);
});

test('pauses are up to a half shorter, so that not all tabs come back at once', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  follow();
  await pass(1_000);
  FakeEventSource.open[0]?.fail();
  await pass(999);
  expect(opened()).toBe(1);
  await pass(1);
  expect(opened()).toBe(2);
});

test('lets go when the page is out of sight for long, and looks at once when it is back', async () => {
  follow();
  await pass(1_000);
  setVisibility('hidden');
  await pass(4_999);
  expect(open()).toBe(1);
  await pass(1);
  expect(open()).toBe(0);
  await pass(600_000);
  expect(opened()).toBe(1);
  setVisibility('visible');
  await pass(1_000);
  expect(open()).toBe(1);
});

test('a glance elsewhere changes nothing', async () => {
  follow();
  await pass(1_000);
  setVisibility('hidden');
  await pass(2_000);
  setVisibility('visible');
  await pass(60_000);
  expect([opened(), open()]).toEqual([1, 1]);
});

test('whoever leafs through many tabs leaves their connections alone', async () => {
  follow();
  for (let glance = 0; glance < 20; glance += 1) {
    setVisibility('visible');
    await pass(900);
    setVisibility('hidden');
    await pass(900);
  }
  expect(opened()).toBe(0);
});

test('a page whose timers slept with it takes another connection', async () => {
  follow();
  await pass(1_000);
  setVisibility('hidden');
  vi.setSystemTime(Date.now() + 3_600_000);
  setVisibility('visible');
  await pass(1_000);
  expect([opened(), open()]).toEqual([2, 1]);
});

test('a page that begins out of sight does not connect', async () => {
  setVisibility('hidden');
  follow();
  await pass(60_000);
  expect(opened()).toBe(0);
});

test('without a network it waits for one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  follow();
  await pass(600_000);
  expect(opened()).toBe(0);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await pass(1_000);
  expect(open()).toBe(1);
});

test('a page that goes keeps no connection, and has one again when it comes back', async () => {
  follow();
  await pass(1_000);
  dispatchEvent(new Event('pagehide'));
  expect(open()).toBe(0);
  await pass(60_000);
  expect(opened()).toBe(1);
  dispatchEvent(new Event('pageshow'));
  await pass(1_000);
  expect(open()).toBe(1);
});

test('stopped, it is silent', async () => {
  const { stop } = follow();
  await pass(1_000);
  stop();
  setVisibility('visible');
  dispatchEvent(new Event('online'));
  await pass(60_000);
  expect([opened(), open()]).toEqual([1, 0]);
});

function answer(answers: Record<string, unknown>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    asked.push(`${url} ${cache}`);
    const found = answers[url];
    return found === undefined ? new Response('', { status: 503 }) : Response.json(found);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}
async function refuseStreams(milliseconds: number) {
  for (let waited = 0; waited < milliseconds; waited += 500) {
    FakeEventSource.open[0]?.fail();
    await pass(500);
  }
}
const SEQUENCE = '/tool/api/releases/sequence';
const DOCUMENT = '/tool/api/releases/document';

test('a tab that gets no stream asks for the number of the newest move, and learns of it', async () => {
  const asked = answer({ [SEQUENCE]: { sequence: 2 }, [DOCUMENT]: signed });
  const { onDocument } = follow(1);
  await pass(1_000);
  expect(asked).toEqual([]);
  await refuseStreams(60_000);
  expect(onDocument.mock.calls[0]).toEqual([signed]);
  expect(asked.slice(0, 2)).toEqual([`${SEQUENCE} default`, `${DOCUMENT} no-store`]);
});

test('it asks for no document while nothing moves, and not often', async () => {
  const asked = answer({ [SEQUENCE]: { sequence: 5 }, [DOCUMENT]: signed });
  const { onDocument } = follow(5);
  await pass(1_000);
  await refuseStreams(300_000);
  expect(new Set(asked)).toEqual(new Set([`${SEQUENCE} default`]));
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.length).toBeLessThanOrEqual(30);
  expect(onDocument).not.toHaveBeenCalled();
});

test.each([
  ['a site in trouble', {}],
  ['nonsense', { [SEQUENCE]: { sequence: 'x' }, [DOCUMENT]: signed }],
  ['a document that is none', { [SEQUENCE]: { sequence: 9 }, [DOCUMENT]: { text: 1 } }],
])('it gets over %s', async (_what, answers) => {
  answer(answers);
  const { onDocument } = follow();
  await pass(1_000);
  await refuseStreams(60_000);
  expect(onDocument).not.toHaveBeenCalled();
});

test('a hidden page asks nothing', async () => {
  const asked = answer({ [SEQUENCE]: { sequence: 1 } });
  follow();
  await pass(1_000);
  await refuseStreams(40_000);
  setVisibility('hidden');
  await pass(10_000);
  const before = asked.length;
  await pass(300_000);
  expect(asked.length).toBe(before);
});
