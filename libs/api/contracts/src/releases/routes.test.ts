import { describe, expect, it } from 'vitest';
import type { ActiveArea } from './releases.ts';
import { matchPattern, matchRoute } from './routes.ts';

describe('matchPattern', () => {
  it.each([
    ['/', '/', {}],
    ['/ai', '/ai/', {}],
    ['/colors/:name', '/colors/%E6%9C%88%E7%99%BD', { name: '月白' }],
    ['/colors/:name', '/colors/月白', { name: '月白' }],
    ['/colors/:name', '/colors', null],
    ['/colors/:name', '/colors/a/b', null],
    ['/colors/:name', '/colors/%E6', null],
    ['/ai', '/AI', null],
    ['/colors/:name', '/colors//x', null],
    ['/colors/:name', '//colors/x', null],
    ['/colors/:name', '/colors/x//', null],
    ['/colors/:name', '/colors/', null],
    ['/', '//', null],
  ])('%s against %s', (pattern, path, expected) => {
    expect(matchPattern(pattern, path)).toEqual(expected);
  });
});

const area = (name: string, ...paths: string[]): ActiveArea =>
  ({
    area: name,
    manifest: {
      area: name,
      routes: paths.map((path, index) => ({ id: `r${index}`, path, frame: 'open', page: { kind: 'color' } })),
    },
  }) as unknown as ActiveArea;

describe('matchRoute', () => {
  it('prefers literal segments over parameters, whatever the order of the areas', () => {
    const areas = [area('detail', '/things/:id'), area('new', '/things/new')];
    expect(matchRoute(areas, '/things/new')?.area.area).toBe('new');
    expect(matchRoute(areas.toReversed(), '/things/new')?.area.area).toBe('new');
    expect(matchRoute(areas, '/things/7')?.params).toEqual({ id: '7' });
  });

  it('finds nothing for a path that no area owns', () => {
    expect(matchRoute([area('home', '/')], '/nowhere')).toBeNull();
  });
});
