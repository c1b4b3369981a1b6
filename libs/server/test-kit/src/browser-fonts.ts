import { createRequire } from 'node:module';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

const WORKSPACE = join(import.meta.dirname, '../../../..');
const PACKAGES = ['noto-sans-sc', 'noto-serif-jp'];
const FAMILY = 'Noto Sans SC Thin';

/**
 * Glyph scale. `wide` enlarges Chinese and Japanese by 15 % and Latin by 20 %, the width of DejaVu Sans.
 * Usual Latin letters are 2 to 3 % narrower than those of Arial.
 */
const SCALES = { usual: { latin: 1, other: 1 }, wide: { latin: 1.2, other: 1.15 } } as const;

export type FontSet = keyof typeof SCALES;

const require = createRequire(import.meta.url);
const { decompress } = require('wawoff2') as { decompress(font: Uint8Array): Promise<Uint8Array> };
const folders = PACKAGES.map((name) => dirname(require.resolve(`@fontsource-variable/${name}/package.json`)));
const versions = folders.map((folder) => {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return version;
});

const folderOf = (set: FontSet): string => {
  const { latin, other } = SCALES[set];
  return join(WORKSPACE, '.nx/browser-fonts', [set, ...versions, latin, other].join('-'));
};

const chosenSet = (): FontSet => (process.env.BROWSER_FONTS === 'wide' ? 'wide' : 'usual');

/**
 * Returns environment variables that restrict Chromium on Linux to the fonts of `set`. Other systems ignore
 * them. Call `writeBrowserFonts` first. `BROWSER_FONTS=wide` selects wide text for any test.
 */
export const browserFonts = (set: FontSet = chosenSet()): { FONTCONFIG_FILE: string } => ({
  FONTCONFIG_FILE: join(folderOf(set), 'fonts.conf'),
});

/**
 * Writes the missing font sets. The files are decompressed, because Chromium does not load WOFF2 as a system
 * font.
 */
export async function writeBrowserFonts(): Promise<void> {
  const missing = (Object.keys(SCALES) as FontSet[]).filter((set) => !isThere(folderOf(set)));
  if (missing.length === 0) return;
  mkdirSync(join(WORKSPACE, '.nx/browser-fonts'), { recursive: true });
  const written = missing.map((set) => ({ set, folder: mkdtempSync(`${folderOf(set)}.`) }));
  for (const file of typefaceFiles()) {
    const font = await decompress(readFileSync(file));
    for (const { set, folder } of written) {
      const scale = SCALES[set][file.includes('latin') ? 'latin' : 'other'];
      writeFileSync(join(folder, basename(file, '.woff2') + '.ttf'), enlarge(Buffer.from(font), scale));
    }
  }
  for (const { set, folder } of written) {
    writeFileSync(join(folder, 'fonts.conf'), configuration(folderOf(set)));
    try {
      renameSync(folder, folderOf(set));
    } catch (error) {
      if (!isThere(folderOf(set))) throw error;
      rmSync(folder, { recursive: true });
    }
  }
}

const typefaceFiles = (): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(folder, 'files'))
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => join(folder, 'files', name)),
  );

function isThere(folder: string): boolean {
  try {
    return readdirSync(folder).includes('fonts.conf');
  } catch {
    return false;
  }
}

const configuration = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}/cache</cachedir>
${['sans-serif', 'serif', 'monospace', 'system-ui']
  .map(
    (generic) =>
      `  <alias binding="same"><family>${generic}</family><prefer><family>${FAMILY}</family></prefer></alias>`,
  )
  .join('\n')}
</fontconfig>
`;

/**
 * Offsets of vertical metrics within their tables.
 *
 * @see OpenType specification, `hhea` and `OS/2`
 */
const VERTICAL = { hhea: [4, 6, 8], 'OS/2': [68, 70, 72, 74, 76] };

function enlarge(font: Buffer, scale: number): Buffer {
  if (scale === 1) return font;
  const tables = new Map<string, number>();
  for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16)
    tables.set(font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8));
  const unitsPerEm = (tables.get('head') ?? 0) + 18;
  font.writeUInt16BE(Math.round(font.readUInt16BE(unitsPerEm) / scale), unitsPerEm);
  for (const [table, offsets] of Object.entries(VERTICAL))
    for (const offset of offsets) {
      const position = (tables.get(table) ?? 0) + offset;
      font.writeInt16BE(Math.round(font.readInt16BE(position) / scale), position);
    }
  return font;
}
