import { rmSync } from 'node:fs';
import { buildFixtureAreas } from '../support/fixture-areas.ts';
import { hasNginx, startNginx, type Edge } from '../support/nginx.ts';
import { areaStatus, forceActive, move } from '../support/operator.ts';
import { publish } from '../support/publish.ts';
import { startSecondGateway, type Gateway } from '../support/second-gateway.ts';
import { startSite, type Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { mapConcurrently } from '../support/visitors.ts';

test.describe.configure({ mode: 'serial' });
const isInstalled = hasNginx();
test.skip(!isInstalled, 'nginx is not installed');

const VISITORS = 300;
const VIEWS = 8;
const PAGES = ['月白', '朱红', '竹青', '藤黄', '黛蓝', '赤金'].map(
  (name) => `/colors/${encodeURIComponent(name)}`,
);

let site: Site;
let second: Gateway;
let edge: Edge;
let canary: string;
test.beforeAll(async () => {
  if (!isInstalled) return;
  site = await startSite();
  second = await startSecondGateway(site);
  edge = await startNginx([site.url, second.url]);
  const { workspace, builds } = buildFixtureAreas(
    ['one', 'two'].map((edition) => ({ area: 'sample', edition })),
  );
  const ids: string[] = [];
  for (const build of builds) ids.push(await publish(site, build));
  rmSync(workspace, { recursive: true });
  await forceActive(site, 'sample', ids[0]!);
  canary = ids[1]!;
});
test.afterAll(async () => {
  await edge?.stop();
  await second?.stop();
  await site?.stop();
});

/** A browser with cookies that views pages through the edge. */
class Visitor {
  readonly cookies = new Map<string, string>();

  async view(path: string): Promise<Response> {
    const response = await this.#send(path);
    expect(response.status).toBe(200);
    return response;
  }

  async requestToken(sequence: number): Promise<void> {
    const response = await this.#send('/api/releases/beacons/tokens', JSON.stringify({ sequence }));
    expect(response.status).toBe(200);
  }

  async #send(path: string, body?: string): Promise<Response> {
    const response = await fetch(edge.url + path, {
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}

const sequenceOf = (response: Response) => Number(response.headers.get('danqing-sequence'));

test('during a canary at 1 %, at most one in 20 page views reaches a gateway', async () => {
  await move(site, 'sample', {
    action: 'canary',
    release: canary,
    weight: 1,
    reason: 'to try it',
    force: true,
  });
  // All of the first requests would ask for the sequence.
  await new Visitor().view('/');
  const before = edge.originRequests().length;
  const began = performance.now();
  const visitors = await mapConcurrently([...Array(VISITORS).keys()], async (number) => {
    const visitor = new Visitor();
    for (let view = 0; view < VIEWS; view += 1) {
      const page = await visitor.view(PAGES[(number + view) % PAGES.length]!);
      await page.arrayBuffer();
      if (view === 0) await visitor.requestToken(sequenceOf(page));
    }
    return visitor;
  });
  const reached = edge.originRequests().slice(before);
  const seconds = (performance.now() - began) / 1000;
  const pages = reached.filter((path) => path.startsWith('/colors/')).length;
  const sequences = reached.filter((path) => path === '/danqing-sequence').length;
  const canaries = visitors.filter(({ cookies }) => cookies.has('danqing_variant')).length;
  console.log(
    `${VISITORS * VIEWS} views within ${Math.round(seconds)} s, ${canaries} of ${VISITORS} visitors with the canary: ${pages} pages and ${sequences} sequences from gateways`,
  );
  expect(visitors.every(({ cookies }) => cookies.has('danqing_visitor'))).toBe(true);
  expect(pages / (VISITORS * VIEWS)).toBeLessThanOrEqual(0.05);
  // One a second, however many views there are.
  expect(sequences).toBeLessThanOrEqual(seconds + 2);
});

test('a rollback is in every page that is requested two seconds later', async () => {
  const visitor = new Visitor();
  await move(site, 'sample', {
    action: 'canary',
    release: canary,
    weight: 99,
    reason: 'for all',
    force: true,
  });
  await expect
    .poll(async () => {
      const page = await visitor.view(PAGES[0]!);
      await visitor.requestToken(sequenceOf(page));
      return visitor.cookies.has('danqing_variant');
    })
    .toBe(true);
  const served = sequenceOf(await visitor.view(PAGES[0]!));
  // Views go on through the rollback, so that nginx has just asked for the sequence when it happens.
  let lastStale = 0;
  const views = expect
    .poll(
      async () => {
        const asked = Date.now();
        const sequence = sequenceOf(await visitor.view(PAGES[0]!));
        if (sequence === served) lastStale = asked;
        return sequence;
      },
      { intervals: [20] },
    )
    .toBeGreaterThan(served);
  await move(site, 'sample', { action: 'rollback', reason: 'it fails' });
  await views;
  const { at } = (await areaStatus(site, 'sample')).lastMove;
  const late = lastStale - Date.parse(at);
  console.log(`the last page from before the rollback was requested ${late} ms after it`);
  expect(visitor.cookies.has('danqing_variant')).toBe(false);
  // nginx counts whole seconds, and the gateways are notified within some milliseconds.
  expect(late).toBeLessThan(2_200);
});

test('no visitor changes a page of others', async () => {
  const path = '/palettes';
  const get = async (cookie: string, headers: Record<string, string> = {}) =>
    (await fetch(edge.url + path, { headers: { cookie, 'accept-language': 'zh', ...headers } })).text();
  // The attacks come first, so that one of them would be stored.
  for (const cookie of [
    'danqing_color=ff0000; danqing_variant=AAAAAAAAAAAA',
    `danqing_color=ff0000; danqing_variant=${'A'.repeat(4_000)}`,
    'danqing_color=ff0000; i18next= en',
    'danqing_color=ff0000; danqing_color=00ff00',
    'danqing_color=ff0000; danqing_override_sample=invented',
    'danqing_color=ff0000; danqing_preview=invented',
    'danqing_color=ff0000; danqing_visitor=AAAAAAAAAAAAAAAAAAAAAA',
  ])
    await get(cookie, { 'x-forwarded-host': 'evil.example', 'x-trace-id': 'invented-by-visitor' });
  const plain = await get('danqing_color=ff0000');
  expect(plain).toContain('<html lang="zh');
  expect(plain).not.toContain('evil.example');
  const response = await fetch(edge.url + path, {
    headers: { cookie: 'danqing_color=ff0000', 'accept-language': 'zh' },
  });
  expect(await response.text()).toBe(plain);
  expect(response.headers.get('x-trace-id')).not.toBe('invented-by-visitor');
  expect(await get('danqing_color=00ff00')).not.toBe(plain);
  expect(await get('danqing_color=ff0000', { 'accept-language': 'fr, de, en-GB;q=0.8' })).toContain(
    '<html lang="en"',
  );
});

test('while a gateway is killed under load, no page fails', async () => {
  const views = [...Array(400).keys()];
  let viewed = 0;
  const before = edge.originRequests().length;
  await mapConcurrently(views, async (number) => {
    // Each address is new, so each page comes from a gateway.
    await (await new Visitor().view(`${PAGES[number % PAGES.length]}?view=${number}`)).arrayBuffer();
    viewed += 1;
    if (viewed === 100) second.kill();
  });
  const pages = edge
    .originRequests()
    .slice(before)
    .filter((path) => path.startsWith('/colors/')).length;
  console.log(`${viewed} pages, one gateway killed after 100: ${pages} attempts, none failed`);
  expect(pages).toBeGreaterThanOrEqual(views.length);
});
