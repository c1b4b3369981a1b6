import { inflateSync } from 'node:zlib';

export interface ReadPdf {
  pages: string[];
  heights: number[][];
  sizes: [number, number][];
}

/** Reads pages and text of PDFs written by Skia; other PDFs are not supported. */
export function readPdf(file: Buffer): ReadPdf {
  const objects = objectsOf(file);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  const lines = pages.map(({ head }) => linesOf(head, objects));
  return {
    pages: lines.map((page) => page.map(({ text }) => text).join('\n')),
    heights: lines.map((page) => page.map(({ height }) => height)),
    sizes: pages.map(({ head }) => {
      const [, , width = 0, height = 0] = (/\/MediaBox \[([^\]]*)\]/.exec(head)?.[1] ?? '')
        .split(' ')
        .map(Number);
      return [width, height];
    }),
  };
}

interface PdfObject {
  head: string;
  stream: string;
}

function objectsOf(file: Buffer): Map<string, PdfObject> {
  const text = file.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of text.matchAll(/^(\d+) 0 obj\n/gm)) {
    const start = match.index + match[0].length;
    const streamAt = text.indexOf('stream\n', start);
    const endAt = text.indexOf('endobj', start);
    const hasStream = streamAt >= 0 && streamAt < endAt;
    const head = text.slice(start, hasStream ? streamAt : endAt);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const from = streamAt + 'stream\n'.length;
    const bytes = hasStream ? file.subarray(from, from + length) : Buffer.alloc(0);
    const stream = /\/FlateDecode/.test(head) ? inflateSync(bytes) : bytes;
    objects.set(match[1] ?? '', { head, stream: stream.toString('latin1') });
  }
  return objects;
}

interface Line {
  text: string;
  height: number;
}

function linesOf(page: string, objects: Map<string, PdfObject>): Line[] {
  const fonts = new Map<string, (codes: string) => string>();
  const resources = /\/Font <<([^>]*)>>/.exec(page)?.[1] ?? '';
  for (const [, name = '', id = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
    fonts.set(name, decoderOf(objects.get(map)?.stream ?? ''));
  }
  const content = objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '')?.stream ?? '';
  const lines: Line[] = [];
  let decode: ((codes: string) => string) | undefined;
  for (const [, font, moved, codes] of content.matchAll(/\/(F\d+) \S+ Tf|(\S+) Tm$|<([0-9A-F]+)> Tj/gm)) {
    if (font) decode = fonts.get(font);
    if (moved && Number(moved) !== lines.at(-1)?.height) lines.push({ text: '', height: Number(moved) });
    const line = lines.at(-1);
    if (codes && line) line.text += decode?.(codes) ?? '';
  }
  return lines;
}

function decoderOf(map: string): (codes: string) => string {
  const digits = /<(\w+)> <\w+>\s*endcodespacerange/.exec(map)?.[1]?.length ?? 4;
  const characters = new Map<number, string>();
  const section = (name: string) =>
    [...map.matchAll(new RegExp(`begin${name}\n([^]*?)end${name}`, 'g'))].map(([, body]) => body).join('');
  for (const [, code = '', text = ''] of section('bfchar').matchAll(/<(\w+)> <(\w+)>/g))
    characters.set(Number.parseInt(code, 16), utf16(text));
  for (const [, from = '', to = '', text = ''] of section('bfrange').matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
    const first = Number.parseInt(from, 16);
    for (let code = first; code <= Number.parseInt(to, 16); code += 1)
      characters.set(code, String.fromCodePoint((utf16(text).codePointAt(0) ?? 0) + code - first));
  }
  return (codes) =>
    (codes.match(new RegExp(`.{${digits}}`, 'g')) ?? [])
      .map((code) => characters.get(Number.parseInt(code, 16)) ?? '\uFFFD')
      .join('');
}

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');
