// What a first page may cost: bytes and requests.
import { areaReady, expect, test } from '../support/test.ts';

// Brotli bodies of scripts and styles, 2 % above what they were when this was written. `first`: what the page names itself,
// and its first screen waits for; `all`: with what comes after it, 18 kB of font faces included.
for (const { path, first, all, requests } of [
  { path: '/', first: 195_600, all: 229_500, requests: 10 },
  { path: '/colors/朱红', first: 195_600, all: 229_500, requests: 10 },
  { path: '/palettes', first: 205_700, all: 246_200, requests: 10 },
  { path: '/legal/terms.html', first: 139_300, all: 198_400, requests: 9 },
]) {
  test(`the first page ${path} loads every file once, and within its budget`, async ({ page, request }) => {
    const counts = new Map<string, number>();
    page.on('request', (sent) => counts.set(sent.url(), (counts.get(sent.url()) ?? 0) + 1));
    const html = (await (await page.goto(path))?.text()) ?? '';
    await areaReady(page);
    await page.waitForLoadState('networkidle');
    expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
    expect([...counts.keys()].filter((url) => /mf-manifest/.test(url))).toEqual([]);

    const files = [...counts.keys()].filter((url) => /\.(js|css)$/.test(url));
    const sizes = new Map<string, number>();
    for (const url of files) {
      const answer = await request.head(url, { headers: { 'accept-encoding': 'br' } });
      sizes.set(url, Number(answer.headers()['content-length']));
    }
    const sum = (urls: string[]) => urls.reduce((bytes, url) => bytes + (sizes.get(url) ?? NaN), 0);
    expect.soft(sum(files.filter((url) => html.includes(new URL(url).pathname)))).toBeLessThan(first);
    expect.soft(sum(files)).toBeLessThan(all);
    expect.soft(files.length).toBeLessThanOrEqual(requests);
  });
}
