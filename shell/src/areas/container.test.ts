import type { ActiveArea } from '@danqing/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { activeArea, areaWith } from '../testing.tsx';
import { createContainerLoader } from './container.ts';

interface Plugin {
  createScript(input: { url: string }): HTMLScriptElement;
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

function setUp(areas: ActiveArea[]) {
  const load = createContainerLoader({ sequence: 1, shell: activeArea('shell'), areas }, '/');
  const [plugin] = federation.registerPlugins.mock.calls[0]?.[0] as [Plugin];
  return { load, plugin };
}

test('registers a release under its own name with its direct entry, once', async () => {
  const { load } = setUp([area]);
  const definition = areaWith(() => null);
  federation.loadRemote.mockResolvedValue({ default: definition });
  expect(await load(area)).toBe(definition);
  await load(area);
  expect(federation.registerRemotes).toHaveBeenCalledOnce();
  expect(federation.registerRemotes).toHaveBeenCalledWith([
    { name: area.container, entry: url('remoteEntry.js'), entryGlobalName: area.container },
  ]);
  expect(federation.loadRemote).toHaveBeenCalledWith(`${area.container}/area`);
});

test('a container without an area, or without a component for a route, is a failure', async () => {
  const { load } = setUp([area]);
  federation.loadRemote.mockResolvedValueOnce(null);
  await expect(load(area)).rejects.toThrow('home, color');
  federation.loadRemote.mockResolvedValueOnce({
    default: { ...areaWith(() => null), routes: { home: () => null } },
  });
  await expect(load(area)).rejects.toThrow('no component for: color');
});

test('a script of the document gets its hash', () => {
  const script = setUp([area]).plugin.createScript({ url: url('remoteEntry.js') });
  expect(script.integrity).toBe(area.integrity['remoteEntry.js']);
  expect(script.crossOrigin).toBe('anonymous');
});

test('a script without a known hash is never made', () => {
  expect(() => setUp([area]).plugin.createScript({ url: url('other.js') })).toThrow('no known hash');
});

test('an area without hashes is refused on our own origin and allowed on a development server', () => {
  const own = { ...area, integrity: {} };
  const served = { ...own, base: 'http://127.0.0.1:3401/' };
  expect(() => setUp([own]).plugin.createScript({ url: url('remoteEntry.js') })).toThrow('no known hash');
  vi.resetAllMocks();
  const script = setUp([served]).plugin.createScript({ url: 'http://127.0.0.1:3401/remoteEntry.js' });
  expect(script.hasAttribute('integrity')).toBe(false);
});

test('one missing hash in a release that has others is no exception', () => {
  const served = {
    ...area,
    base: 'http://127.0.0.1:3401/',
    integrity: { 'c/area.js': area.integrity['c/area.js'] ?? '' },
  };
  expect(() => setUp([served]).plugin.createScript({ url: 'http://127.0.0.1:3401/remoteEntry.js' })).toThrow(
    'no known hash',
  );
});
