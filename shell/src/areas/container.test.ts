import type { ActiveArea } from '@danqing/contracts/releases';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activeArea, areaWith } from '../testing.tsx';
import { createContainerLoader } from './container.ts';

const area = activeArea('generator');
const newer = { ...area, container: 'generator_ffffffffffff', base: 'areas/generator/ffffffffffffffff/' };
const url = (file: string) => `${location.origin}/areas/generator/0123456789abcdef/${file}`;
const definition = areaWith(() => null);

let scripts: HTMLScriptElement[];
let parts: (HTMLScriptElement | HTMLLinkElement)[];
let missing: string | null;

beforeEach(() => {
  scripts = [];
  parts = [];
  missing = null;
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    if (element instanceof HTMLScriptElement && element.src.endsWith('remoteEntry.js')) {
      scripts.push(element);
      return;
    }
    const part = element as HTMLScriptElement | HTMLLinkElement;
    parts.push(part);
    const outcome = missing && addressOf(part).endsWith(missing) ? 'error' : 'load';
    queueMicrotask(() => part[`on${outcome}`]?.call(part, new Event(outcome)));
  });
  vi.stubGlobal('__webpack_init_sharing__', () => Promise.resolve());
  vi.stubGlobal('__webpack_share_scopes__', { default: { react: { '19.3.1': { get: () => 'React' } } } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function containerOf({ container }: ActiveArea, exposed: unknown = { default: definition }) {
  const entry = { init: vi.fn(), get: vi.fn(async () => () => exposed) };
  vi.stubGlobal(container, entry);
  return entry;
}
const addressOf = (element: HTMLScriptElement | HTMLLinkElement) =>
  element instanceof HTMLScriptElement ? element.src : element.href;
const runs = (script: HTMLScriptElement | undefined) => script?.onload?.(new Event('load'));
const fails = (script: HTMLScriptElement | undefined) => script?.onerror?.(new Event('error'));

test('runs the direct entry of a release with its hash, once', async () => {
  const load = createContainerLoader('/');
  const both = Promise.all([load(area), load(area)]);
  const { init, get } = containerOf(area);
  runs(scripts[0]);
  expect(await both).toEqual([definition, definition]);
  expect(await load(area)).toBe(definition);
  expect(scripts.map(({ src }) => src)).toEqual([url('remoteEntry.js')]);
  expect(scripts[0]).toMatchObject({ integrity: area.integrity['remoteEntry.js'], crossOrigin: 'anonymous' });
  expect(init).toHaveBeenCalledOnce();
  expect(get).toHaveBeenCalledWith('./area');
});

test('what the entry needs first comes beside it, each with its hash', async () => {
  const newest = { ...area, container: 'generator_eeeeeeeeeeee', base: 'areas/generator/eeeeeeeeeeeeeeee/' };
  const loading = createContainerLoader('/')(newest);
  containerOf(newest);
  runs(scripts[0]);
  await loading;
  expect(parts.map((part) => addressOf(part).slice(-11))).toEqual(
    ['/c/area.js', 'ss/area.css'].map((end) => expect.stringContaining(end)),
  );
  for (const part of parts) {
    expect(part.integrity).toMatch(/^sha384-/);
    expect(part.crossOrigin).toBe('anonymous');
  }
});

test('a part that does not come is told as one, and the next attempt asks for what is missing', async () => {
  const newest = { ...area, container: 'generator_dddddddddddd', base: 'areas/generator/dddddddddddddddd/' };
  const load = createContainerLoader('/');
  missing = 'c/area.js';
  const first = load(newest);
  runs(scripts[0]);
  await expect(first).rejects.toMatchObject({
    name: 'ChunkLoadError',
    request: expect.stringMatching(/c\/area\.js$/),
  });
  missing = null;
  parts = [];
  containerOf(newest);
  const second = load(newest);
  runs(scripts[1]);
  expect(await second).toBe(definition);
  expect(parts.map(addressOf)).toEqual([expect.stringMatching(/c\/area\.js$/)]);
});

test('two releases of an area run side by side', async () => {
  const load = createContainerLoader('/');
  const other = areaWith(() => null);
  containerOf(area);
  containerOf(newer, { default: other });
  const both = Promise.all([load(area), load(newer)]);
  scripts.forEach(runs);
  const [first, second] = await both;
  expect([first === definition, second === other]).toEqual([true, true]);
});

test('every container gets what the shell shares, and none can put anything before the others', async () => {
  const load = createContainerLoader('/');
  const { init } = containerOf(area);
  init.mockImplementation(
    (scope: Record<string, unknown>) => (scope.react = { '20.0.0': { get: () => 'own' } }),
  );
  const second = containerOf(newer);
  const both = Promise.all([load(area), load(newer)]);
  scripts.forEach(runs);
  await both;
  expect(second.init.mock.calls[0]?.[0].react['19.3.1'].get()).toBe('React');
});

test.each([
  ['without an area', {}],
  ['without a component for a route', { default: { ...definition, routes: { home: () => null } } }],
])('a container %s is a failure', async (_what, exposed) => {
  const loading = createContainerLoader('/')(area);
  containerOf(area, exposed);
  runs(scripts[0]);
  await expect(loading).rejects.toThrow('no component for');
});

test('after a failure the next attempt runs the entry anew', async () => {
  const load = createContainerLoader('/');
  const first = load(area);
  fails(scripts[0]);
  await expect(first).rejects.toThrow('the script did not come');
  const second = load(area);
  runs(scripts[1]);
  await expect(second).rejects.toThrow('defines no container');
  containerOf(area).init.mockRejectedValueOnce(new Error('not now'));
  const third = load(area);
  runs(scripts[2]);
  await expect(third).rejects.toThrow('not now');
  const fourth = load(area);
  runs(scripts[3]);
  expect(await fourth).toBe(definition);
});

test('a server that says nothing is given up, and asked again', async () => {
  vi.useFakeTimers();
  const load = createContainerLoader('/');
  const first = load(area);
  const refused = expect(first).rejects.toThrow('not there after 10000 ms');
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  containerOf(area);
  const second = load(area);
  runs(scripts[1]);
  expect(await second).toBe(definition);
});

test.each([
  ['an entry without a hash', { ...area, integrity: { 'c/area.js': area.integrity['c/area.js'] ?? '' } }],
  ['an area without hashes on our own origin', { ...area, channel: 'override', integrity: {} }],
  [
    'an area without hashes on another origin that is no override',
    { ...area, base: 'http://127.0.0.1:3401/', integrity: {} },
  ],
  [
    'one missing hash of a release that has others, on another origin',
    {
      ...area,
      channel: 'override',
      base: 'http://127.0.0.1:3401/',
      integrity: { 'c/area.js': area.integrity['c/area.js'] ?? '' },
    },
  ],
] satisfies [string, ActiveArea][])('%s is never run', async (_what, refused) => {
  await expect(createContainerLoader('/')(refused)).rejects.toThrow('no known hash');
  expect([...scripts, ...parts]).toEqual([]);
});

test('an override, which has no hashes, may run its entry without', async () => {
  const served: ActiveArea = {
    ...area,
    channel: 'override',
    integrity: {},
    base: 'http://127.0.0.1:3401/',
    scripts: ['remoteEntry.js'],
    styles: [],
  };
  const loading = createContainerLoader('/')(served);
  containerOf(served);
  runs(scripts[0]);
  await loading;
  expect(scripts[0]?.src).toBe('http://127.0.0.1:3401/remoteEntry.js');
  expect(scripts[0]?.hasAttribute('integrity')).toBe(false);
});
