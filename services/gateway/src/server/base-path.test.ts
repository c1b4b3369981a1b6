import { describe, expect, it } from 'vitest';
import { isBareBasePath, routedUrl } from './base-path.ts';

describe('routedUrl', () => {
  it.each([
    ['/tool/', '/'],
    ['/tool', '/'],
    ['/tool?hex=abc', '/?hex=abc'],
    ['/tool/en/colors/x?y=/tool/', '/en/colors/x?y=/tool/'],
    ['/healthz', '/healthz'],
    ['/robots.txt', '/robots.txt'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
  ])('%s is %s', (url, expected) => {
    expect(routedUrl(url, '/tool/')).toBe(expected);
  });

  it.each(['/', '/toolbox', '/other/tool/', '/healthzz'])('%s is outside', (url) => {
    expect(routedUrl(url, '/tool/')).toBe('/api/not/found');
  });

  it('leaves every address alone when the site is mounted at the root', () => {
    expect(routedUrl('/tool/x', '/')).toBe('/tool/x');
  });

  it.each([
    ['/colors/%E6%9C', '/not/found'],
    ['/colors/%ZZ?x=1', '/not/found'],
    ['/api/colors/%ZZ', '/api/not/found'],
    ['/colors/%E6%9C%88?x=%ZZ', '/colors/%E6%9C%88?x=%ZZ'],
  ])('%s, which cannot be decoded, is not found', (url, expected) => {
    expect(routedUrl(url, '/')).toBe(expected);
  });
});

describe('isBareBasePath', () => {
  it.each([
    ['/tool', '/tool/', true],
    ['/tool?hex=abc', '/tool/', true],
    ['/tool/', '/tool/', false],
    ['/toolbox', '/tool/', false],
    ['/', '/', false],
  ])('%s below %s: %s', (url, basePath, expected) => {
    expect(isBareBasePath(url, basePath)).toBe(expected);
  });
});
