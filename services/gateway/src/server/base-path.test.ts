import { describe, expect, it } from 'vitest';
import { stripBasePath } from './base-path.ts';

describe('stripBasePath', () => {
  it.each([
    ['/tool/', '/'],
    ['/tool', '/'],
    ['/tool?hex=abc', '/?hex=abc'],
    ['/tool/en/colors/x?y=/tool/', '/en/colors/x?y=/tool/'],
    ['/healthz', '/healthz'],
  ])('%s is %s', (url, expected) => {
    expect(stripBasePath(url, '/tool/')).toBe(expected);
  });

  it.each(['/', '/toolbox', '/other/tool/', '/healthzz'])('%s is outside', (url) => {
    expect(stripBasePath(url, '/tool/')).toMatch(/^\/api\/outside/);
  });

  it('leaves every address alone when the site is mounted at the root', () => {
    expect(stripBasePath('/tool/x', '/')).toBe('/tool/x');
  });
});
