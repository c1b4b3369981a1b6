import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compressMarked } from './compress-marked.ts';
import { fillMarks, findMarks, type MarkedBytes } from './marked-bytes.ts';

const [NONCE, TOKEN] = ['Zq7-k_Yt0aVb3WmX9pLr2c', 'tK'.repeat(40)];

function marked(...parts: string[]): MarkedBytes {
  const bytes = Buffer.from(parts.join(''));
  return { bytes, marks: findMarks(bytes, { nonce: NONCE, token: TOKEN }) };
}

const page = marked(
  '<!doctype html><meta charset="utf-8"><title>月白</title>',
  ...Array.from({ length: 40 }, (_, index) => `<link rel="modulepreload" href="/areas/shell/${index}.js">`),
  `<script nonce="${NONCE}">let area = 1</script><script type="application/json" nonce="${NONCE}">{"beaconToken":"`,
  TOKEN,
  '","colors":[',
  ...Array.from({ length: 200 }, (_, index) => `{"name":"朱红","hex":"#${index}00"},`),
  `]}</script><style nonce="${NONCE}">a{}</style>`,
);

describe('compressMarked', () => {
  it('gives Brotli that any values can be written into, again and again', async () => {
    const compressed = await compressMarked(page);
    for (const letter of ['a', '0', '_', 'é', '\u0000', '"']) {
      const values = { nonce: letter.repeat(NONCE.length), token: letter.repeat(TOKEN.length) };
      expect(brotliDecompressSync(fillMarks(compressed!, values))).toEqual(fillMarks(page, values));
    }
  });

  it('gives the same bytes each time', async () => {
    const first = await compressMarked(page);
    for (let time = 0; time < 100; time += 1) expect(await compressMarked(page)).toEqual(first);
  });

  it('holds for any text around any number of marks, also where they repeat each other', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom('<script nonce="', '">', 'tKtKtKtK', 'Zq7-k_', '月白'.repeat(500)),
    );
    const value = (length: number) =>
      fc.string({ unit: 'binary-ascii', minLength: length, maxLength: length });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(text, fc.constantFrom(NONCE, TOKEN)), { maxLength: 8 }),
        text,
        value(NONCE.length),
        value(TOKEN.length),
        async (parts, end, nonce, token) => {
          const source = marked(...parts.flatMap(([before, mark]) => [before, mark, '">']), end);
          const compressed = await compressMarked(source);
          expect(compressed).not.toBeNull();
          const values = { nonce, token };
          expect(brotliDecompressSync(fillMarks(compressed!, values))).toEqual(fillMarks(source, values));
        },
      ),
    );
  });

  it('gives nothing where what follows a mark is a mark, as its bytes would decide how others are read', async () => {
    const compressed = await compressMarked(marked('<p>', NONCE, NONCE, TOKEN, '月白'.repeat(50)));
    expect(compressed).toBeNull();
  });
});
