import type { ActiveArea } from '@danqing/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { activeArea, areaWith } from '../testing.tsx';
import { createContainerLoader } from './container.ts';

interface Plugin {
  createScript(input: { url: string }): HTMLScriptElement;
  createLink(input: { url: string }): void;
  fetch(url: string): void;
}
const federation = vi.hoisted(() => ({
  registerPlugins: vi.fn(),
  registerRemotes: vi.fn(),
  loadRemote: vi.fn(),
}));
vi.mock('@module-federation/enhanced/runtime', () => ({ getInstance: () => federation }));

beforeEach(() => vi.resetAllMocks());

const area = activeArea('generator');
const url = (file: string) => `${location.origin}/areas/generator/0123456789abcdef/${file}`;

async function setUp(...areas: ActiveArea[]) {
  const load = createContainerLoader('/');
  const [plugin] = federation.registerPlugins.mock.calls[0]?.[0] as [Plugin];
  federation.loadRemote.mockResolvedValue({ default: areaWith(() => null) });
  for (const each of areas) await load(each);
  return { load, plugin };
}

test('registers a release under its own name with its direct entry, once', async () => {
  const { load } = await setUp();
  const definition = areaWith(() => null);
  federation.loadRemote.mockResolvedValue({ default: definition });
  expect(await load(area)).toBe(definition);
  await load(area);
  expect(federation.registerRemotes.mock.calls).toEqual([
    [[{ name: area.container, entry: url('remoteEntry.js'), entryGlobalName: area.container }]],
  ]);
  expect(federation.loadRemote).toHaveBeenCalledWith(`${area.container}/area`);
});

test('two releases of an area are registered side by side, and neither by force', async () => {
  const newer = { ...area, container: 'generator_ffffffffffff', base: 'areas/generator/ffffffffffffffff/' };
  await setUp(area, newer, area);
  expect(federation.registerRemotes.mock.calls.map(([[remote]]) => remote.name)).toEqual([
    area.container,
    newer.container,
  ]);
  for (const call of federation.registerRemotes.mock.calls) expect(call).toHaveLength(1);
});

test('a container without an area, or without a component for a route, is a failure', async () => {
  const { load } = await setUp();
  federation.loadRemote.mockResolvedValueOnce(null);
  await expect(load(area)).rejects.toThrow('home, color');
  federation.loadRemote.mockResolvedValueOnce({
    default: { ...areaWith(() => null), routes: { home: () => null } },
  });
  await expect(load(area)).rejects.toThrow('no component for: color');
});

test('a script of a release that was asked for gets its hash', async () => {
  const script = (await setUp(area)).plugin.createScript({ url: url('remoteEntry.js') });
  expect(script.integrity).toBe(area.integrity['remoteEntry.js']);
  expect(script.crossOrigin).toBe('anonymous');
});

test.each([
  ['of a release that nobody asked for', [], url('remoteEntry.js')],
  ['that the release does not name', [area], url('other.js')],
  ['of another release of the same area', [area], url('remoteEntry.js').replace('0123', 'ffff')],
  ['of another origin', [area], 'https://elsewhere.example/remoteEntry.js'],
])('a script %s is never made', async (_what, areas, address) => {
  const { plugin } = await setUp(...areas);
  expect(() => plugin.createScript({ url: address })).toThrow('no known hash');
});

test('the runtime is not allowed to fetch or link anything by itself', async () => {
  const { plugin } = await setUp(area);
  expect(() => plugin.createLink({ url: url('css/area.css') })).toThrow('no known hash');
  expect(() => plugin.fetch(url('mf-manifest.json'))).toThrow('no known hash');
});

test('an area without hashes is refused on our own origin and allowed on a development server', async () => {
  const own = { ...area, integrity: {} };
  const served = { ...own, base: 'http://127.0.0.1:3401/' };
  const { plugin } = await setUp(own, served);
  expect(() => plugin.createScript({ url: url('remoteEntry.js') })).toThrow('no known hash');
  const script = plugin.createScript({ url: 'http://127.0.0.1:3401/remoteEntry.js' });
  expect(script.hasAttribute('integrity')).toBe(false);
});

test('one missing hash in a release that has others is no exception', async () => {
  const served = {
    ...area,
    base: 'http://127.0.0.1:3401/',
    integrity: { 'c/area.js': area.integrity['c/area.js'] ?? '' },
  };
  const { plugin } = await setUp(served);
  expect(() => plugin.createScript({ url: 'http://127.0.0.1:3401/remoteEntry.js' })).toThrow('no known hash');
});
