import { describe, expect, it } from 'vitest';
import { areaRouteSchema, releasePathSchema } from './releases.ts';

describe('releasePathSchema', () => {
  it.each(['remoteEntry.0a1b.js', 'c/x.css', 'a/noto-serif@1.woff2', 'a..b.js'])('accepts %s', (path) => {
    expect(releasePathSchema.safeParse(path).success).toBe(true);
  });
  it.each(['/etc/passwd', '../x', 'a/../b', 'a/..', 'a\\b', 'a b', 'a\u0000b', ''])('refuses %j', (path) => {
    expect(releasePathSchema.safeParse(path).success).toBe(false);
  });
});

describe('areaRouteSchema', () => {
  const route = (path: string) =>
    areaRouteSchema.safeParse({ id: 'page', path, frame: 'open', page: { kind: 'color' } }).success;
  it.each(['/', '/ai', '/colors/:name', '/history/:name/:id', '/legal/terms.html'])('accepts %s', (path) =>
    expect(route(path)).toBe(true),
  );
  it.each(['', 'ai', '//', '/a*', '/a?b', '/../x', '/a..b', '/.hidden'])('refuses %j', (path) =>
    expect(route(path)).toBe(false),
  );

  const text = { zh: '茶', en: 'tea', ja: '茶' };
  const page = (kind: string, texts: object = { title: text, description: text }) =>
    areaRouteSchema.safeParse({ id: 'page', path: '/', frame: 'open', page: { kind, ...texts } }).success;
  it.each(['text', 'tea/leaf', 'creations/work-of-art'])('accepts pages of the kind %s', (kind) =>
    expect(page(kind)).toBe(true),
  );
  it.each(['tea', 'tea/', '/leaf', 'tea/leaf/tip', 'Tea/leaf', 'colour'])('refuses the kind %j', (kind) =>
    expect(page(kind)).toBe(false),
  );
  it('wants texts for the time in which a service says nothing', () => {
    expect(page('tea/leaf', {})).toBe(false);
  });
});
