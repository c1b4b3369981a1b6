import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePattern, MOTIFS, writeCss, writeSheet, writeTile, type Motif, type Pattern } from './index.ts';
import { anyConfig } from './testing/configs.ts';
import { pixelsOf } from './testing/pixels.ts';

const office = process.env.SOFFICE_PATH;
const sample = (motif: Motif) =>
  makePattern({
    ...anyConfig(5, motif),
    palette: { bg: '#F4ECD8', colors: ['#22405A', '#B7472A', '#D9A441', '#7FA08F'] },
  });

const inPixels = (svg: string) =>
  svg.replace(
    /width="([\d.]+)(?:mm)?" height="([\d.]+)(?:mm)?" viewBox/,
    (_, width: string, height: string) =>
      `width="${Math.round(Number(width))}" height="${Math.round(Number(height))}" preserveAspectRatio="none" viewBox`,
  );

async function distance(picture: Uint8Array, pattern: Pattern): Promise<number> {
  const image = await loadImage(picture);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data: shown } = context.getImageData(0, 0, width, height);
  const scale = [width / pattern.width, height / pattern.height] as const;
  const { data: wanted } = pixelsOf(pattern, { width, height, scale });
  return shown.reduce((sum, value, at) => sum + Math.abs(value - (wanted[at] ?? 0)), 0) / shown.length;
}

describe.each(MOTIFS)('the files of %s', (motif) => {
  const pattern = sample(motif);

  it('have plain hex colours and nothing that an office program does not know', () => {
    for (const svg of [
      writeTile(pattern),
      writeTile(pattern, { millimetres: 64 }),
      writeSheet(pattern, { width: 500, height: 300 }),
    ]) {
      expect(svg).not.toMatch(/hsl|rgb|oklch|var\(|style|class|<use|<pattern|NaN|Infinity/);
      expect(
        [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].every(([, color = '']) =>
          /^(#[\dA-F]{6}|none)$/.test(color),
        ),
      ).toBe(true);
      expect(new Set([...svg.matchAll(/<(\w+)/g)].map(([, name]) => name))).toEqual(
        new Set(['svg', 'rect', 'path']),
      );
    }
  });

  it('show what the canvas shows', async () => {
    expect(await distance(Buffer.from(inPixels(writeTile(pattern))), pattern)).toBeLessThan(2);
  });
});

it('a repeat for print has its size in millimetres', () => {
  const pattern = sample('pearls');
  expect(writeTile(pattern, { millimetres: 64 })).toContain('width="64mm" height="64mm"');
  expect(writeTile(sample('tortoise'), { millimetres: 50 })).toContain('width="50mm" height="86.603mm"');
});

it('the background of a page is one declaration of a picture that tiles', async () => {
  const css = writeCss(sample('wan'));
  const [, uri = ''] = /url\("data:image\/svg\+xml,([^"]*)"\)/.exec(css) ?? [];
  expect(css).toContain('background-color: #F4ECD8;');
  expect(
    await distance(Buffer.from(inPixels(decodeURIComponent(uri).replaceAll("'", '"'))), sample('wan')),
  ).toBeLessThan(2);
});

describe.skipIf(!office)('LibreOffice', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'danqing-patterns-'));
    for (const motif of MOTIFS)
      await writeFile(join(folder, `${motif}.svg`), inPixels(writeTile(sample(motif))));
    const files = MOTIFS.map((motif) => join(folder, `${motif}.svg`));
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    await promisify(execFile)(
      office ?? '',
      ['--headless', profile, '--convert-to', 'png', '--outdir', folder, ...files],
      {
        env: { ...process.env, HOME: folder },
      },
    );
  }, 180_000);
  afterAll(() => (folder ? rm(folder, { recursive: true, force: true }) : undefined));

  it.each(MOTIFS)('shows %s as the canvas does', async (motif) => {
    expect(await distance(await readFile(join(folder, `${motif}.png`)), sample(motif))).toBeLessThan(14);
  });
});
