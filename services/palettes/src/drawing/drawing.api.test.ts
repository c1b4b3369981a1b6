import { DrawingLanes } from '@danqing/drawing/lanes';
import type { DrawingProcess } from '@danqing/drawing/process';
import { errorBodySchema } from '@danqing/contracts/errors';
import { routesWithoutAccess } from '@danqing/nest-kit';
import { DrawingService, type PaletteLanes } from '@danqing/palette-drawing';
import { plainColors } from '@danqing/palette-drawing/testing';
import { createTestApp } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isRunning } from '@danqing/drawing/testing';
import { readPdf } from '@danqing/drawing/testing';
import { readPng } from '@danqing/drawing/testing';
import { drawingProgram } from './testing/drawing-program.ts';

let app: NestFastifyApplication;
let lanes: PaletteLanes;
let drawing: DrawingProcess;

async function open(): Promise<void> {
  app = await createTestApp(drawingProgram);
  lanes = app.get(DrawingLanes);
  drawing = lanes.lane('usual').process;
}
const close = () => app.close();

const IMAGE = '/api/palettes/export-image';
const PDF = '/api/palettes/export-pdf';
const palette = { name: '江南 春水', colors: plainColors(5) };
const post = (
  url: string,
  payload: object,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) => app.inject({ method: 'POST', url, payload, headers, remoteAddress });

describe('the endpoints', () => {
  beforeAll(open);
  afterAll(close);

  it('states the access of every endpoint', () => {
    expect(routesWithoutAccess(app)).toEqual([]);
  });

  describe('a picture', () => {
    it('is a PNG of 2 pixels per unit, to be saved under the name of the palette', async () => {
      const response = await post(IMAGE, { palette });
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('丹青_江南_春水.png')}`,
        'content-length': String(response.rawPayload.length),
      });
      expect((await readPng(response.rawPayload)).width).toBe(2400);
    });

    it('is for members and visitors alike, whatever they bring', async () => {
      expect((await post(IMAGE, { palette })).statusCode).toBe(200);
      expect((await post(IMAGE, { palette }, { authorization: 'Bearer nonsense' })).statusCode).toBe(200);
    });

    it('takes the colours as a JSON string too, and what a stored palette has more', async () => {
      const stored = { ...palette, id: 7, downloads: 3, is_public: true, user: { id: 1, name: '林晚' } };
      const list = await post(IMAGE, { palette: stored });
      const text = await post(IMAGE, { palette: { ...stored, colors: JSON.stringify(stored.colors) } });
      expect(text.statusCode).toBe(200);
      expect(text.rawPayload.equals(list.rawPayload)).toBe(true);
    });
  });

  describe('a sheet to print', () => {
    it.each([
      ['zh', '丹青 中国传统色配色'],
      ['en', 'Danqing, Chinese colour palettes'],
      ['ja', '丹青 中国伝統色の配色'],
    ])('is a PDF in the language %s', async (locale, title) => {
      const response = await post(PDF, { palette }, { cookie: `i18next=${locale}` });
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('丹青_江南_春水.pdf')}`,
      });
      const [page = ''] = readPdf(response.rawPayload).pages;
      expect(page.replaceAll(/\s/g, '')).toContain(title.replaceAll(' ', ''));
    });
  });

  it.each([
    ['zh', ''],
    ['en', 'Cinnabarred'],
    ['ja', '朱紅（しゅこう）'],
  ])('names the colours to readers of %s', async (locale, gloss) => {
    const colors = [{ hex: '#ED5126', name: '朱红', pinyin: 'zhū hóng' }, { hex: '#123456' }];
    const named = await post(PDF, { palette: { name: 'x', colors } }, { cookie: `i18next=${locale}` });
    const text = readPdf(named.rawPayload).pages.join('').replaceAll(/\s/g, '');
    expect(text).toContain(`朱红${gloss}zhūhóng`);
    const picture = await post(IMAGE, { palette: { name: 'x', colors } }, { cookie: `i18next=${locale}` });
    const bare = await post(
      IMAGE,
      { palette: { name: 'x', colors: colors.map((color) => ({ ...color, name: '' })) } },
      { cookie: `i18next=${locale}` },
    );
    const height = async (response: typeof picture) => (await readPng(response.rawPayload)).height;
    expect((await height(picture)) > (await height(bare))).toBe(gloss !== '');
  });

  describe.each([IMAGE, PDF])('%s', (url) => {
    it.each([
      ['no palette', {}, 400, 'PALETTE_INVALID'],
      ['a palette that is none', { palette: 7 }, 400, 'PALETTE_INVALID'],
      ['no colours', { palette: { name: 'x' } }, 400, 'PALETTE_INVALID'],
      ['an empty list', { palette: { name: 'x', colors: [] } }, 400, 'PALETTE_INVALID'],
      ['broken JSON for colours', { palette: { colors: '[{' } }, 400, 'PALETTE_INVALID'],
      ['a colour that is none', { palette: { colors: ['x'] } }, 400, 'PALETTE_COLOR_INVALID'],
      ['a hex that is none', { palette: { colors: [{ hex: 'red' }] } }, 400, 'INPUT_INVALID'],
      ['51 colours', { palette: { colors: plainColors(51) } }, 400, 'PALETTE_TOO_LARGE'],
      ['10,000 colours', { palette: { colors: plainColors(10_000) } }, 400, 'PALETTE_TOO_LARGE'],
      ['a name of 61 characters', { palette: { ...palette, name: '字'.repeat(61) } }, 400, 'INPUT_INVALID'],
      [
        'a body over 1 MB',
        { palette: { ...palette, description: 'x'.repeat(1_100_000) } },
        413,
        'PAYLOAD_TOO_LARGE',
      ],
    ])('refuses %s', async (_, payload, status, code) => {
      const response = await post(url, payload);
      expect(response.statusCode).toBe(status);
      expect(errorBodySchema.strict().parse(response.json())).toMatchObject({ code });
    });

    it.each([
      ['script in the name', '<script>alert(1)</script>'],
      ['emoji', '🎨👩‍👩‍👧'],
      ['right-to-left text', 'شروق \u202Eالشمس'],
      ['control characters', 'a\u0000\u001B[31m\r\nX-Evil: 1'],
      ['lone surrogates', '\uD800\uDC00\uD800'],
      ['a path', '../../etc/passwd'],
    ])('draws %s', async (_, name) => {
      const response = await post(url, {
        palette: {
          name,
          description: name,
          user: { name },
          colors: [{ hex: '#ED5126', name, pinyin: name }],
        },
      });
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-disposition']).toMatch(
        /^attachment; filename\*=UTF-8''%E4%B8%B9%E9%9D%92_[\w%-]*\.(png|pdf)$/,
      );
    });
  });
});

describe('the process that draws', () => {
  beforeEach(open);
  afterEach(close);

  it('is one, started by the first drawing and ended with the program', async () => {
    expect(drawing.pid).toBeNull();
    await post(IMAGE, { palette });
    const pid = drawing.pid ?? 0;
    await Promise.all([post(IMAGE, { palette }), post(PDF, { palette })]);
    expect(drawing.pid).toBe(pid);
    const spare = lanes.spare.pid ?? 0;
    expect([pid, spare].map(isRunning)).toEqual([true, true]);
    await app.close();
    expect([pid, spare].map(isRunning)).toEqual([false, false]);
  });

  it('is not started by a request that is refused', async () => {
    await post(IMAGE, { palette: { ...palette, colors: [] } });
    expect(drawing.pid).toBeNull();
  });

  it.each([
    ['image', IMAGE, 'IMAGE_FAILED', '图片生成失败'],
    ['PDF', PDF, 'EXPORT_FAILED', '导出失败'],
  ])('takes only the %s that is under way with it when it is killed', async (_file, path, code, message) => {
    const killed = post(path, { palette });
    const waiting = post(IMAGE, { palette });
    while (drawing.pid === null) await new Promise((resolve) => setImmediate(resolve));
    const pid = drawing.pid;
    process.kill(pid, 'SIGKILL');
    const response = await killed;
    expect(response.statusCode).toBe(500);
    expect(errorBodySchema.strict().parse(response.json())).toMatchObject({
      code,
      message,
    });
    expect((await waiting).statusCode).toBe(200);
    expect(drawing.pid).not.toBe(pid);
    expect(isRunning(pid)).toBe(false);
  });

  it('outlives the signals that end the program, which may still be answering', async () => {
    await post(IMAGE, { palette });
    const pid = drawing.pid ?? 0;
    process.kill(pid, 'SIGINT');
    process.kill(pid, 'SIGTERM');
    expect((await post(IMAGE, { palette })).statusCode).toBe(200);
    expect(drawing.pid).toBe(pid);
  });

  it('has at most four drawings of one network, and takes those of others meanwhile', async () => {
    const own = Array.from({ length: 6 }, () => post(IMAGE, { palette }, {}, '10.0.0.1'));
    const other = post(IMAGE, { palette }, {}, '10.0.0.2');
    const answers = await Promise.all(own);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 429, 429]);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({ code: 'RATE_LIMITED' });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await other).statusCode).toBe(200);
    expect((await post(IMAGE, { palette }, {}, '10.0.0.1')).statusCode).toBe(200);
  });

  it('has at most 32 in all, and the rest are asked to come again', async () => {
    const answers = await Promise.all(
      Array.from({ length: 36 }, (_, index) =>
        post(PDF, { palette }, {}, `10.0.0.${1 + Math.floor(index / 4)}`),
      ),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503]);
    expect(refused[0]?.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('draws rare characters apart from usual ones, and pictures of links apart from both', async () => {
    const drawings = app.get(DrawingService);
    const client = { address: '10.0.0.3', signal: new AbortController().signal };
    expect((await post(PDF, { palette: rarePalette() })).statusCode).toBe(200);
    expect((await post(PDF, { palette })).statusCode).toBe(200);
    expect((await readPng(await drawings.drawIcon({ size: 64, maskable: false }, client))).width).toBe(64);
    const pids = (['cards', 'usual', 'costly'] as const).map((name) => lanes.lane(name).process.pid);
    expect(new Set([...pids, lanes.spare.pid, null]).size).toBe(5);
  });
});

describe('a client that is gone', () => {
  beforeEach(open);
  afterEach(close);

  const turn = () => new Promise((resolve) => setImmediate(resolve));

  it('leaves the queue at once, and its place to others', async () => {
    await app.listen(0, '127.0.0.1');
    const address = await app.getUrl();
    const gone = new AbortController();
    const ask = (signal: AbortSignal) =>
      fetch(`${address}${PDF}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ palette: rarePalette() }),
        signal,
      });
    const { queue } = lanes.lane('costly');
    const abandoned = [ask(gone.signal), ask(gone.signal)].map((request) =>
      expect(request).rejects.toThrow(),
    );
    while (queue.waiting === 0) await turn();
    gone.abort();
    await Promise.all(abandoned);
    while (queue.waiting > 0) await turn();
    expect((await ask(new AbortController().signal)).status).toBe(200);
  });
});

function rarePalette() {
  const colors = plainColors(50).map((color, index) => ({
    ...color,
    name: String.fromCodePoint(...Array.from({ length: 8 }, (_, at) => 0x6000 + index * 8 + at)),
  }));
  return { name: '僻字', colors };
}
