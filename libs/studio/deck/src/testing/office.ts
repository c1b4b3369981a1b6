import { execFile } from 'node:child_process';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createCanvas, loadImage } from '@napi-rs/canvas';

const run = promisify(execFile);
const MOST = { maxBuffer: 64 * 1024 * 1024 };

/**
 * Returns true when LibreOffice, a Chinese font and the PDF tools are present. Without a font every character
 * renders as the same box.
 */
export async function canRender(): Promise<boolean> {
  if (!process.env.SOFFICE_PATH) return false;
  try {
    const [{ stdout }] = await Promise.all([
      run('fc-list', [':lang=zh', 'family']),
      run('pdftotext', ['-v']),
    ]);
    return stdout.trim() !== '';
  } catch {
    return false;
  }
}

export async function renderPdfs(folder: string, files: Readonly<Record<string, Uint8Array>>): Promise<void> {
  const paths = await Promise.all(
    Object.entries(files).map(async ([name, bytes]) => {
      const path = join(folder, `${name}.pptx`);
      await writeFile(path, bytes);
      return path;
    }),
  );
  await run(
    process.env.SOFFICE_PATH ?? '',
    [
      '--headless',
      `-env:UserInstallation=file://${folder}/profile`,
      '--convert-to',
      'pdf',
      '--outdir',
      folder,
      ...paths,
    ],
    { env: { ...process.env, HOME: folder }, ...MOST },
  );
}

export interface Word {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
};

const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);

export async function wordsOfPdf(path: string): Promise<Word[][]> {
  const { stdout } = await run('pdftotext', ['-bbox', path, '-'], MOST);
  return stdout
    .split('<page ')
    .slice(1)
    .map((page) =>
      [...page.matchAll(/<word xMin="([^"]+)" yMin="([^"]+)" xMax="([^"]+)" yMax="([^"]+)">([^<]*)</g)].map(
        ([, left, top, right, bottom, text = '']) => ({
          text: decoded(text),
          left: Number(left) / 72,
          top: Number(top) / 72,
          right: Number(right) / 72,
          bottom: Number(bottom) / 72,
        }),
      ),
    );
}

export async function pixelsOfPdf(
  folder: string,
  name: string,
): Promise<{ data: Uint8ClampedArray; width: number }[]> {
  await run('pdftoppm', ['-r', '40', '-png', join(folder, `${name}.pdf`), join(folder, `page-${name}`)]);
  const files = (await readdir(folder)).filter((file) => file.startsWith(`page-${name}-`)).sort();
  return Promise.all(
    files.map(async (file) => {
      const image = await loadImage(await readFile(join(folder, file)));
      const context = createCanvas(image.width, image.height).getContext('2d');
      context.drawImage(image, 0, 0);
      return { data: context.getImageData(0, 0, image.width, image.height).data, width: image.width };
    }),
  );
}
