import { strToU8 } from 'fflate';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { manyRuns } from '../../testing/palettes.ts';
import {
  PALETTE_FILE_ERRORS,
  PaletteFileError,
  READABLE_FORMATS,
  readPaletteFile,
  UNREAD_REASONS,
  type PaletteFile,
} from '../index.ts';

vi.setConfig(manyRuns);

function read(text: string): PaletteFile | string {
  try {
    return readPaletteFile(strToU8(text), 'x.json');
  } catch (error) {
    if (error instanceof PaletteFileError) return error.code;
    throw error;
  }
}

const times = (count: number, one: (index: number) => string, separator = ',') =>
  Array.from({ length: count }, (_, index) => one(index)).join(separator);

// Each of these takes minutes, or all memory, if references are expanded or looked up again and again.
describe('a file that is made to blow up is answered', () => {
  test.each<[string, string]>([
    [
      'references that double',
      `{${times(60, (n) => `"a${n}":{"value":"rgba({a${n + 1}}, {a${n + 1}})","type":"color"}`)}}`,
    ],
    [
      'groups that extend one another twice',
      `{"g0":{"a":{"$type":"color","$value":"#fff"}},${times(60, (n) => `"g${n + 1}":{"$extends":"{g${n}}","x":{"$extends":"{g${n}}"},"y":{"$extends":"{g${n}}"}}`)}}`,
    ],
    [
      'a chain of references',
      `{${times(20_000, (n) => `"a${n}":{"$type":"color","$value":"{a${n + 1}}"}`)}}`,
    ],
    [
      'references in many sets',
      `{${times(8000, (n) => `"s${n}":{"a":{"value":"{none.x}","type":"color"}}`)}}`,
    ],
    ['a long reference', `{"a":{"value":"{${'b.'.repeat(400_000)}c}","type":"color"}}`],
    ['many references in a value', `{"a":{"value":"${'{a}'.repeat(300_000)}","type":"color"}}`],
    ['pointers in a circle', '{"a":{"$type":"color","$value":{"$ref":"#/a/$value"}},"b":{"$ref":"#/b"}}'],
    [
      'components in a circle',
      '{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/a/$value/components/0"},0,0]}}}',
    ],
    ['lists in lists', '['.repeat(400_000) + ']'.repeat(400_000)],
    ['groups in groups', '{"a":'.repeat(150_000) + '1' + '}'.repeat(150_000)],
    ['notations', `[${times(40_000, () => '{"rgb":[1,2,3]}')}]`],
    [
      'variables that double',
      times(60, (n) => `--a${n}:color-mix(in srgb,var(--a${n + 1}),var(--a${n + 1}));`, '\n'),
    ],
    ['a chain of variables', times(30_000, (n) => `--a${n}:var(--a${n + 1});`, '\n')],
    ['one variable declared and used often', times(20_000, (n) => `.r${n}{--a:var(--b);--b:var(--a)}`, '\n')],
    ['fallbacks in fallbacks', `--a:${'var(--b,'.repeat(100_000)}red;`],
    ['functions in functions', `--a:${'color-mix(in srgb,'.repeat(30)}red${',red)'.repeat(30)};`],
    ['light and dark in one another', `--a:${'light-dark('.repeat(60_000)}`],
    ['maps in maps', `$a: ${'(a: '.repeat(150_000)}#fff${')'.repeat(150_000)};`],
    ['a long map', `$a: (${times(40_000, (n) => `k${n}: #fff`)});`],
    ['calls of maps', `$a: (b: #fff);${times(20_000, (n) => `$c${n}: map.get($a, b);`, '\n')}`],
    ['open objects of a program', `x = ${'{a:'.repeat(250_000)}`],
    ['open calls of a program', `x = ${'f('.repeat(400_000)}{a:'#fff'}`],
    ['open types of a program', `x = {a${'<a'.repeat(400_000)}`],
    ['open texts of a program', `x = {${"a:'".repeat(300_000)}`],
    ['open templates of a program', `x = {${'a:`'.repeat(300_000)}`],
    ['escaped quotes of a program', `x = {a:${"'\\".repeat(300_000)}`],
    ['escaped backquotes of a program', `x = {a:${'`\\'.repeat(300_000)}`],
    ['members of a program', `x = {a: ${'b.'.repeat(400_000)}`],
    ['indexes of a program', `x = {a: b${'[0]'.repeat(300_000)}`],
    ['addresses', 'coolors.co/'.repeat(80_000)],
    ['folders of an address', `coolors.co/${'a/'.repeat(400_000)}264653-2a9d8f`],
    ['colours of an address', `coolors.co/${'264653-'.repeat(100_000)}264653`],
    ['headings', '/* CSV */\n'.repeat(90_000)],
    [
      'resources',
      `<resources>${times(20_000, (n) => `<color name="a${n}">@color/a${n + 1}</color>`, '')}</resources>`,
    ],
    ['comments in JSON', `{"a":${'/*'.repeat(400_000)}`],
    ['commas in JSON', `{"a":[${', '.repeat(400_000)}`],
    ['quotes in JSON', `{"a":${'"\\'.repeat(300_000)}`],
  ])('%s', (_what, text) => {
    const answer = read(text);
    if (typeof answer === 'string') expect(PALETTE_FILE_ERRORS).toContain(answer);
    else {
      expect(answer.colors.length).toBeLessThanOrEqual(1000);
      expect(answer.unread.length).toBeLessThanOrEqual(1000);
    }
  });
});

describe('any document of tokens', () => {
  const key = fc.constantFrom(
    ...'a b c 50 color name value hex rgb type id collection reference platform red white alpha r g'.split(
      ' ',
    ),
    ...'$value $type $ref $extends $root $extensions studio.tokens modify colorSpace components'.split(' '),
    ...'color-space appearances valuesByMode __proto__ constructor'.split(' '),
  );
  const leaf = fc.oneof(
    fc.constantFrom<unknown[]>(
      ...[
        '#ed5126',
        '#fff0',
        'red',
        'transparent',
        '{a.b}',
        '{a}',
        '{}',
        'rgba({a}, .4)',
        '#/a/b',
        '{__proto__.a}',
      ],
      ...[
        'color',
        'srgb',
        'rgb(1 2 3)',
        '1 2% 3%',
        'ed5126',
        0,
        1,
        255,
        1e9,
        -1,
        null,
        true,
        'VARIABLE_ALIAS',
      ],
    ),
    fc.string({ maxLength: 8 }),
  );
  const { document } = fc.letrec((tie) => ({
    document: fc.oneof(
      { maxDepth: 5, depthSize: 'small' },
      leaf,
      fc.array(tie('document'), { maxLength: 4 }),
      fc
        .array(fc.tuple(key, tie('document')), { maxLength: 6 })
        // Built from entries, so that `__proto__` becomes an own key, as in JSON.parse.
        .map((entries) => Object.fromEntries(entries) as unknown),
      // Groups in places where a reader expects a text or a number.
      tie('document').map((id) => ({ type: 'VARIABLE_ALIAS', id })),
      tie('document').map((reference) => ({ color: { platform: 'ios', reference } })),
      tie('document').map((alpha) => ({
        color: { 'color-space': 'srgb', components: { red: '1.0', green: '0.5', blue: alpha, alpha } },
      })),
      tie('document').map((value) => ({
        value: '#fff',
        type: 'color',
        $extensions: { 'studio.tokens': { modify: { type: 'alpha', value } } },
      })),
    ),
  }));

  test('gives hexes, names and reasons, and leaves prototypes alone', () => {
    fc.assert(
      fc.property(document, fc.constantFrom('', 'x = ', 'export default '), (value, head) => {
        const answer = read(head + JSON.stringify(value));
        expect(Object.keys(Object.prototype)).toEqual([]);
        if (typeof answer === 'string') {
          expect(PALETTE_FILE_ERRORS).toContain(answer);
          return;
        }
        expect(READABLE_FORMATS).toContain(answer.format);
        for (const { hex, name } of answer.colors) {
          expect(hex).toMatch(/^#[0-9A-F]{6}$/);
          expect(typeof (name ?? '')).toBe('string');
        }
        for (const { name, reason } of answer.unread) {
          expect(typeof name).toBe('string');
          expect(UNREAD_REASONS).toContain(reason);
        }
      }),
      { numRuns: 4000 },
    );
  });
});

test('any literal of JSON is read alike as JSON and as a program', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const name = fc.constantFrom('brand', 'ink', 'sky-blue', '朱红', '50', '500', 'DEFAULT');
  const tree = fc.dictionary(name, fc.oneof(hex, fc.dictionary(name, hex, { maxKeys: 4 })), {
    minKeys: 1,
    maxKeys: 5,
  });
  fc.assert(
    fc.property(tree, (colors) => {
      const json = read(JSON.stringify({ colors }));
      const program = read(`module.exports = { colors: ${JSON.stringify(colors)} };`);
      if (typeof json === 'string' || typeof program === 'string') expect(program).toEqual(json);
      else expect(program.colors).toEqual(json.colors);
    }),
    { numRuns: 300 },
  );
});
