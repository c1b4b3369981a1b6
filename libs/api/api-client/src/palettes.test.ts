import type { Palette } from '@danqing/contracts/palettes';
import { describe, expect, it } from 'vitest';
import { changePalette, getPalette } from './palette-detail.ts';
import {
  claimDownload,
  deletePalette,
  drawPaletteImage,
  drawPalettePdf,
  listClaimedPalettes,
  listOwnPalettes,
  listPublicPalettes,
  savePalette,
  undeletePalette,
} from './palettes.ts';
import type { CallOptions } from './request.ts';
import { failureOf, json, setUpServer } from './testing.ts';

const palette: Palette = {
  id: 41,
  version: 1,
  name: '竹里馆',
  description: '',
  is_public: true,
  user_id: 7,
  user: { id: 7, name: '林澄' },
  created_at: '2026-11-20T08:00:00.000Z',
  downloads: 3,
  colors: [{ hex: '#789262', name: '竹青', type: 'primary' }],
};
const page = { items: [palette], total: 1, page: 1, pageSize: 20 };
const ownPage = { items: [palette], total: 21, keys: [41] };
const draft = { name: '竹里馆', colors: [{ hex: '#789262' }] };

const server = setUpServer();
const options = (): CallOptions => ({
  basePath: server.basePath,
  fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, authorization: 'Bearer t' } }),
});
const success = (data?: unknown) => json(200, { success: true, message: 'ok', data });
const file = (type: string) => (response: Parameters<typeof server.answer>[0]) =>
  void response.writeHead(200, { 'content-type': type }).end('ink');
const idempotencyKey = 'save-0001';

interface Call {
  name: string;
  make: () => Promise<unknown>;
  answer: typeof server.answer;
  asks: string;
  body?: unknown;
  gives: unknown;
}
const calls: Call[] = [
  {
    name: 'listOwnPalettes',
    make: () => listOwnPalettes({ limit: 20, after: 41, search: '月', near: '#ED5126' }, options()),
    answer: success(ownPage),
    asks: 'GET /tool/api/palettes?limit=20&after=41&search=%E6%9C%88&near=%23ED5126',
    gives: ownPage,
  },
  {
    name: 'listPublicPalettes',
    make: () => listPublicPalettes({}, options()),
    answer: success(page),
    asks: 'GET /tool/api/palettes/public',
    gives: page,
  },
  {
    name: 'savePalette',
    make: () => savePalette(draft, { ...options(), idempotencyKey }),
    answer: success(palette),
    asks: 'POST /tool/api/palettes',
    body: draft,
    gives: palette,
  },
  {
    name: 'getPalette',
    make: () => getPalette(41, options()),
    answer: success(palette),
    asks: 'GET /tool/api/palettes/41',
    gives: palette,
  },
  {
    name: 'changePalette',
    make: () => changePalette(41, { version: 1, name: '竹里馆' }, options()),
    answer: success(palette),
    asks: 'PATCH /tool/api/palettes/41',
    body: { version: 1, name: '竹里馆' },
    gives: palette,
  },
  {
    name: 'deletePalette',
    make: () => deletePalette(41, options()),
    answer: success(),
    asks: 'DELETE /tool/api/palettes/41',
    gives: undefined,
  },
  {
    name: 'undeletePalette',
    make: () => undeletePalette(41, options()),
    answer: success(palette),
    asks: 'POST /tool/api/palettes/41/undelete',
    gives: undefined,
  },
  {
    name: 'claimDownload',
    make: () => claimDownload({ resourceType: 'palette', resourceId: 41 }, options()),
    answer: success({ credits: 9 }),
    asks: 'POST /tool/api/downloads/claim',
    body: { resourceType: 'palette', resourceId: 41 },
    gives: 9,
  },
  {
    name: 'listClaimedPalettes',
    make: () => listClaimedPalettes(options()),
    answer: success({ paletteIds: [41, 7] }),
    asks: 'GET /tool/api/downloads',
    gives: [41, 7],
  },
];

describe.each(calls)('$name', ({ make, answer, asks, body, gives }) => {
  it('asks as the member and returns what was answered', async () => {
    server.answer = answer;
    await expect(make()).resolves.toEqual(gives);
    const { method, url, headers, body: sent } = server.asked;
    expect(`${method} ${url}`).toBe(asks);
    expect(headers.authorization).toBe('Bearer t');
    expect(sent).toBe(body === undefined ? '' : JSON.stringify(body));
  });

  it.each([
    ['null', null],
    ['an empty object', {}],
    ['a failure with status 200', { success: false, message: '没有权限', data: null }],
    ['data of another shape', { success: 'yes', data: { items: {}, credits: '9' } }],
    ['a list with a malformed palette', { data: [{ ...palette, colors: [{ hex: 'red' }] }] }],
    ['a page without its total', { data: { items: [palette], page: 1, pageSize: 20 } }],
  ])('refuses %s', async (_case, answered) => {
    server.answer = json(200, answered);
    expect(await failureOf(make())).toMatchObject({ name: 'ApiError', code: 'UNEXPECTED_RESPONSE' });
  });

  it('passes on what the server says of a failure', async () => {
    const message = '点数不足，没有扣除点数，请购买点数后再试';
    server.answer = json(402, {
      success: false,
      code: 'CREDITS_INSUFFICIENT',
      message,
      error: message,
      traceId: 't1',
    });
    expect(await failureOf(make())).toMatchObject({ code: 'CREDITS_INSUFFICIENT', status: 402, message });
  });
});

it.each([
  ['own', () => listOwnPalettes({ limit: 20 }, options()), ownPage],
  ['public', () => listPublicPalettes({}, options()), page],
])('one odd entry of the %s palettes leaves the others', async (_list, make, whole) => {
  server.answer = success({ ...whole, items: [palette, { ...palette, id: 42, colors: [{ hex: 'red' }] }] });
  const { items } = (await make()) as { items: Palette[] };
  expect(items.map(({ id, colors }) => [id, colors.length])).toEqual([
    [41, palette.colors.length],
    [42, 0],
  ]);
});

it.each([
  [{ page: 2, pageSize: 20, sortBy: 'newest' } as const, 'page=2&pageSize=20&sortBy=newest'],
  [{ search: '竹 & 月', near: '#789262' }, 'search=%E7%AB%B9+%26+%E6%9C%88&near=%23789262'],
  [{ page: 1, search: '', near: undefined }, 'page=1'],
])('asks for the public palettes of %j', async (search, query) => {
  server.answer = success(page);
  await listPublicPalettes(search, options());
  expect(server.asked.url).toBe(`/tool/api/palettes/public?${query}`);
});

it('sends the idempotency key of a save along', async () => {
  server.answer = success(palette);
  await savePalette(draft, { ...options(), idempotencyKey });
  expect(server.asked.headers['idempotency-key']).toBe(idempotencyKey);
});

describe.each([
  ['drawPaletteImage', drawPaletteImage, 'image/png', '/tool/api/palettes/export-image'],
  ['drawPalettePdf', drawPalettePdf, 'application/pdf', '/tool/api/palettes/export-pdf'],
] as const)('%s', (_name, draw, type, url) => {
  const drawable = { ...draft, user: { name: '林澄' } };

  it('sends the palette and returns the file', async () => {
    server.answer = file(type);
    const drawn = await draw(drawable, options());
    expect([drawn.type, await drawn.text()]).toEqual([type, 'ink']);
    expect(server.asked).toMatchObject({ method: 'POST', url, body: JSON.stringify({ palette: drawable }) });
  });

  it('refuses another type of file', async () => {
    server.answer = file('text/html');
    expect(await failureOf(draw(drawable, options()))).toMatchObject({ code: 'UNEXPECTED_RESPONSE' });
  });
});

it('leaves an abort an AbortError', async () => {
  const controller = new AbortController();
  server.answer = () => controller.abort();
  const attempt = drawPaletteImage(draft, { ...options(), signal: controller.signal });
  expect(await failureOf(attempt)).toMatchObject({ name: 'AbortError' });
});
