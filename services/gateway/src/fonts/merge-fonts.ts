type Tables = ReadonlyMap<string, Buffer>;

const HEADER_BYTES = 12;
const RECORD_BYTES = 16;
const TRUETYPE = 0x00010000;
/**
 * Flags of composite glyph parts.
 *
 * @see OpenType 1.9.1, table `glyf`
 */
const WORDS = 0x0001;
const SCALE = 0x0008;
const MORE_PARTS = 0x0020;
const SCALE_XY = 0x0040;
const TWO_BY_TWO = 0x0080;
/** Offsets of the `maxp` fields that hold a maximum over all glyphs. */
const MAXP_LARGEST = [6, 8, 10, 12, 20, 22, 24, 26, 28, 30];
/** Copied from the first font, because all fonts are subsets of one typeface. */
const SHARED = ['OS/2', 'gasp', 'name', 'post'];

interface Part {
  tables: Tables;
  glyphs: Buffer[];
  horizontal: Buffer[];
  vertical: Buffer[];
  characters: Map<number, number>;
}

/**
 * Merges subsets of one typeface in one weight into one static TrueType font. The fonts need a `vmtx` table.
 * Kerning, ligatures and other layout features are lost. When two fonts contain a character, the first one's
 * glyph is used.
 *
 * @throws {Error} when the bytes are not such a font
 */
export function mergeFonts(fonts: readonly Buffer[]): Buffer {
  const parts = fonts.map(readFont);
  const [first] = parts;
  if (!first) throw new Error('there is no font to merge');
  const glyphs: Buffer[] = [];
  const horizontal: Buffer[] = [];
  const vertical: Buffer[] = [];
  const characters = new Map<number, number>();
  for (const part of parts) {
    const base = glyphs.length;
    glyphs.push(...part.glyphs.map((glyph) => moveParts(glyph, base)));
    horizontal.push(...part.horizontal);
    vertical.push(...part.vertical);
    for (const [character, glyph] of part.characters)
      if (!characters.has(character)) characters.set(character, base + glyph);
  }
  const { glyf, loca } = writeGlyphs(glyphs);
  const tables = new Map<string, Buffer>();
  for (const tag of SHARED) {
    const table = first.tables.get(tag);
    if (table) tables.set(tag, table);
  }
  tables.set('cmap', writeCharacterMap(characters));
  tables.set('glyf', glyf);
  tables.set('head', writeHead(parts.map(({ tables }) => tableOf(tables, 'head'))));
  tables.set('hhea', writeMetricsHeader(tableOf(first.tables, 'hhea'), horizontal));
  tables.set('hmtx', Buffer.concat(horizontal));
  tables.set('loca', loca);
  tables.set(
    'maxp',
    writeMaxima(
      parts.map(({ tables }) => tableOf(tables, 'maxp')),
      glyphs.length,
    ),
  );
  tables.set('vhea', writeMetricsHeader(tableOf(first.tables, 'vhea'), vertical));
  tables.set('vmtx', Buffer.concat(vertical));
  return writeFont(tables);
}

export const charactersOf = (font: Buffer): Iterable<number> =>
  readCharacterMap(tableOf(readTables(font), 'cmap')).keys();

function readFont(font: Buffer): Part {
  const tables = readTables(font);
  const long = tableOf(tables, 'head').readInt16BE(50) === 1;
  const count = tableOf(tables, 'maxp').readUInt16BE(4);
  const loca = tableOf(tables, 'loca');
  const glyf = tableOf(tables, 'glyf');
  const offset = (glyph: number) => (long ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph));
  return {
    tables,
    glyphs: Array.from({ length: count }, (_, glyph) => glyf.subarray(offset(glyph), offset(glyph + 1))),
    horizontal: readMetrics(tableOf(tables, 'hmtx'), tableOf(tables, 'hhea'), count),
    vertical: readMetrics(tableOf(tables, 'vmtx'), tableOf(tables, 'vhea'), count),
    characters: readCharacterMap(tableOf(tables, 'cmap')),
  };
}

function readTables(font: Buffer): Tables {
  if (font.length < HEADER_BYTES || font.readUInt32BE(0) !== TRUETYPE) throw new Error('no TrueType font');
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const record = HEADER_BYTES + RECORD_BYTES * index;
      const start = font.readUInt32BE(record + 8);
      const tag = font.toString('latin1', record, record + 4);
      return [tag, font.subarray(start, start + font.readUInt32BE(record + 12))];
    }),
  );
}

function tableOf(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`the font has no table ${tag}`);
  return table;
}

/** Glyphs after the last full entry share its advance, and have their own bearing. */
function readMetrics(metrics: Buffer, header: Buffer, count: number): Buffer[] {
  const full = header.readUInt16BE(34);
  return Array.from({ length: count }, (_, glyph) => {
    if (glyph < full) return metrics.subarray(4 * glyph, 4 * glyph + 4);
    const bearing = 4 * full + 2 * (glyph - full);
    return Buffer.concat([
      metrics.subarray(4 * (full - 1), 4 * (full - 1) + 2),
      metrics.subarray(bearing, bearing + 2),
    ]);
  });
}

/** Reads subtable formats 4 and 12, the only Unicode formats in a HarfBuzz subset. */
function readCharacterMap(cmap: Buffer): Map<number, number> {
  const map = new Map<number, number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + 8 * index + 4));
    const format = table.readUInt16BE(0);
    if (format === 12)
      for (let group = 0; group < table.readUInt32BE(12); group += 1) {
        const [start = 0, end = 0, glyph = 0] = [0, 4, 8].map((at) =>
          table.readUInt32BE(16 + 12 * group + at),
        );
        for (let character = start; character <= end; character += 1)
          map.set(character, glyph + character - start);
      }
    else if (format === 4) readSegments(table, map);
  }
  return map;
}

function readSegments(table: Buffer, map: Map<number, number>): void {
  const segments = table.readUInt16BE(6) / 2;
  const [ends, starts, deltas, offsets] = [
    14,
    16 + 2 * segments,
    16 + 4 * segments,
    16 + 6 * segments,
  ] as const;
  for (let segment = 0; segment < segments; segment += 1) {
    const start = table.readUInt16BE(starts + 2 * segment);
    const end = table.readUInt16BE(ends + 2 * segment);
    const delta = table.readUInt16BE(deltas + 2 * segment);
    const at = offsets + 2 * segment;
    const offset = table.readUInt16BE(at);
    for (let character = start; character <= end && character !== 0xffff; character += 1) {
      const glyph = offset === 0 ? character : table.readUInt16BE(at + offset + 2 * (character - start));
      if (glyph !== 0) map.set(character, (glyph + delta) & 0xffff);
    }
  }
}

/** A composite glyph refers to its parts by glyph number. Adds `base` to these numbers. */
function moveParts(glyph: Buffer, base: number): Buffer {
  if (base === 0 || glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph;
  const moved = Buffer.from(glyph);
  for (let at = 10, more = true; more;) {
    const flags = moved.readUInt16BE(at);
    moved.writeUInt16BE(moved.readUInt16BE(at + 2) + base, at + 2);
    at += flags & WORDS ? 8 : 6;
    if (flags & SCALE) at += 2;
    else if (flags & SCALE_XY) at += 4;
    else if (flags & TWO_BY_TWO) at += 8;
    more = (flags & MORE_PARTS) !== 0;
  }
  return moved;
}

function writeGlyphs(glyphs: readonly Buffer[]): { glyf: Buffer; loca: Buffer } {
  const loca = Buffer.alloc(4 * (glyphs.length + 1));
  const padded = glyphs.map(pad);
  let offset = 0;
  padded.forEach(({ length }, index) => {
    offset += length;
    loca.writeUInt32BE(offset, 4 * (index + 1));
  });
  return { glyf: Buffer.concat(padded), loca };
}

function writeHead(heads: readonly Buffer[]): Buffer {
  const head = Buffer.from(heads[0]!);
  const of = (at: number) => heads.map((other) => other.readInt16BE(at));
  for (const at of [36, 38]) head.writeInt16BE(Math.min(...of(at)), at);
  for (const at of [40, 42]) head.writeInt16BE(Math.max(...of(at)), at);
  head.writeInt16BE(1, 50);
  return head;
}

function writeMetricsHeader(header: Buffer, metrics: readonly Buffer[]): Buffer {
  const written = Buffer.from(header);
  written.writeUInt16BE(Math.max(...metrics.map((metric) => metric.readUInt16BE(0))), 10);
  written.writeUInt16BE(metrics.length, 34);
  return written;
}

function writeMaxima(all: readonly Buffer[], glyphs: number): Buffer {
  const maxp = Buffer.from(all[0]!);
  maxp.writeUInt16BE(glyphs, 4);
  for (const at of MAXP_LARGEST)
    maxp.writeUInt16BE(Math.max(...all.map((other) => other.readUInt16BE(at))), at);
  return maxp;
}

function writeCharacterMap(characters: ReadonlyMap<number, number>): Buffer {
  const sorted = [...characters].sort(([one], [other]) => one - other);
  const short = [...sorted.filter(([character]) => character < 0xffff), [0xffff, 0] as const];
  const count = short.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const segments = Buffer.alloc(16 + 8 * count);
  [4, segments.length, 0, 2 * count, 2 * power, Math.log2(power), 2 * (count - power)].forEach(
    (value, index) => segments.writeUInt16BE(value, 2 * index),
  );
  short.forEach(([character, glyph], index) => {
    segments.writeUInt16BE(character, 14 + 2 * index);
    segments.writeUInt16BE(character, 16 + 2 * count + 2 * index);
    segments.writeUInt16BE((glyph - character) & 0xffff, 16 + 4 * count + 2 * index);
  });
  const groups = Buffer.alloc(16 + 12 * sorted.length);
  groups.writeUInt16BE(12, 0);
  groups.writeUInt32BE(groups.length, 4);
  groups.writeUInt32BE(sorted.length, 12);
  sorted.forEach(([character, glyph], index) =>
    [character, character, glyph].forEach((value, field) =>
      groups.writeUInt32BE(value, 16 + 12 * index + 4 * field),
    ),
  );
  const header = Buffer.alloc(20);
  header.writeUInt16BE(2, 2);
  [
    [3, 1, header.length],
    [3, 10, header.length + segments.length],
  ].forEach(([platform = 0, encoding = 0, offset = 0], index) => {
    header.writeUInt16BE(platform, 4 + 8 * index);
    header.writeUInt16BE(encoding, 6 + 8 * index);
    header.writeUInt32BE(offset, 8 + 8 * index);
  });
  return Buffer.concat([header, segments, groups]);
}

function writeFont(tables: Tables): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const header = Buffer.alloc(HEADER_BYTES + RECORD_BYTES * sorted.length);
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  header.writeUInt32BE(TRUETYPE, 0);
  [sorted.length, 16 * power, Math.log2(power), 16 * (sorted.length - power)].forEach((value, index) =>
    header.writeUInt16BE(value, 4 + 2 * index),
  );
  let start = header.length;
  sorted.forEach(([tag, table], index) => {
    const record = HEADER_BYTES + RECORD_BYTES * index;
    header.write(tag, record, 'latin1');
    header.writeUInt32BE(checksum(table), record + 4);
    header.writeUInt32BE(start, record + 8);
    header.writeUInt32BE(table.length, record + 12);
    start += pad(table).length;
  });
  return Buffer.concat([header, ...sorted.map(([, table]) => pad(table))]);
}

const pad = (bytes: Buffer) =>
  bytes.length % 4 === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(4 - (bytes.length % 4))]);

function checksum(table: Buffer): number {
  const words = pad(table);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}
