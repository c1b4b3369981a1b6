import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { anyPalette, fiveColors, manyRuns, monoPalette, SHADES } from '../testing/palettes.ts';
import {
  PALETTE_FILE_ERRORS,
  PALETTE_FORMATS,
  PaletteFileError,
  READABLE_EXTENSIONS,
  READABLE_FORMATS,
  readPaletteFile,
  type FormatPalette,
  type PaletteFormatId,
} from './index.ts';
import { codeColors, codeName } from './palette/family.ts';
import { colorTitles, paletteTitle } from './palette/titles.ts';

vi.setConfig(manyRuns);

const written = (id: PaletteFormatId, palette: FormatPalette) => {
  const format = PALETTE_FORMATS.find((one) => one.id === id);
  if (!format) throw new Error(id);
  return format.write(palette);
};
const codeOf = (bytes: Uint8Array, name: string) => {
  try {
    return readPaletteFile(bytes, name).format;
  } catch (error) {
    if (error instanceof PaletteFileError) return error.code;
    throw error;
  }
};

describe('what is written is read back', () => {
  const titled = (palette: FormatPalette) => {
    const titles = colorTitles(palette);
    return palette.colors.map(({ hex }, index) => {
      const name = titles[index];
      return name === undefined || name.replace(/^#/, '').toUpperCase() === hex.slice(1)
        ? { hex }
        : { hex, name };
    });
  };
  const exact = ['office-theme', 'office-theme-readable', 'ase'] as const;

  test.each(exact)('%s: every colour with its name', (id) => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const { colors, name, total } = readPaletteFile(written(id, palette), 'file');
        expect(name).toBe(paletteTitle(palette));
        expect(total).toBe(palette.colors.length);
        expect(colors.map(({ hex }) => hex)).toEqual(palette.colors.map(({ hex }) => hex));
        colors.forEach((color, index) => {
          const expected = titled(palette)[index];
          expect((expected?.name ?? '').startsWith(color.name ?? '')).toBe(true);
          if ([...(expected?.name ?? '')].length <= 40) expect(color).toEqual(expected);
        });
      }),
      { numRuns: 60 },
    );
  });

  test.each(['aco', 'krita', 'sketch', 'open-office'] as const)(
    '%s: every colour with its name, under the name of the file',
    (id) => {
      fc.assert(
        fc.property(anyPalette, (palette) => {
          const { colors, total, unread } = readPaletteFile(written(id, palette), 'file');
          expect([total, unread]).toEqual([palette.colors.length, []]);
          expect(colors.map(({ hex }) => hex)).toEqual(palette.colors.map(({ hex }) => hex));
          colors.forEach((color, index) => {
            const expected = titled(palette)[index];
            expect((expected?.name ?? '').startsWith(color.name ?? '')).toBe(true);
            if ([...(expected?.name ?? '')].length <= 40) expect(color).toEqual(expected);
          });
        }),
        { numRuns: 60 },
      );
    },
  );

  test.each([
    ['jasc', 1000],
    ['paint-net', 96],
    ['act', 256],
  ] as const)('%s: every colour, up to %d', (id, most) => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const { colors } = readPaletteFile(written(id, palette), 'x.act');
        expect(colors).toEqual(palette.colors.slice(0, most).map(({ hex }) => ({ hex })));
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['procreate', 30],
    ['office-colors', 12],
  ] as const)('%s: every colour', (id, most) => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const hexes = palette.colors.map(({ hex }) => hex).slice(0, most);
        const padding = id === 'office-colors' ? Array<string>(most - hexes.length).fill('#000000') : [];
        const { colors } = readPaletteFile(written(id, palette), 'file');
        expect(colors.map(({ hex }) => hex)).toEqual([...hexes, ...padding]);
      }),
      { numRuns: 60 },
    );
  });

  const coded = ['css', 'tailwind', 'shadcn', 'tailwind-config', 'design-tokens', 'gimp'] as const;
  const reordered = ['figma-variables', 'style-dictionary', 'tokens-studio'] as const;

  test.each(coded)('%s: every colour as code has it', (id) => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const { colors } = readPaletteFile(written(id, palette), 'file');
        expect(colors.map(({ hex }) => hex)).toEqual(codeColors(palette).map(({ hex }) => hex));
      }),
      { numRuns: 60 },
    );
  });

  test.each(reordered)('%s: every colour, steps in front', (id) => {
    fc.assert(
      fc.property(anyPalette, (palette) => {
        const { colors, unread } = readPaletteFile(written(id, palette), 'file');
        expect(colors.map(({ hex }) => hex).toSorted()).toEqual(
          codeColors(palette)
            .map(({ hex }) => hex)
            .toSorted(),
        );
        expect(unread).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test.each([...coded, ...reordered])('%s: a scheme whose primary is one of its steps', (id) => {
    const { colors } = readPaletteFile(written(id, monoPalette()), 'file');
    expect(colors.map(({ hex }) => hex)).toEqual(
      monoPalette()
        .colors.slice(1)
        .map(({ hex }) => hex),
    );
  });

  test.each(['tailwind-config', 'figma-variables', 'style-dictionary', 'tokens-studio'] as const)(
    '%s: names in code',
    (id) => {
      const { colors } = readPaletteFile(written(id, fiveColors), 'file');
      expect(colors.map(({ name }) => name)).toEqual(codeColors(fiveColors).map(codeName));
      const steps = readPaletteFile(written(id, monoPalette('brand')), 'file').colors;
      expect(steps.map(({ name }) => name)).toEqual(SHADES.map((shade) => `brand ${shade}`));
    },
  );

  test.each(['css', 'tailwind', 'design-tokens', 'gimp'] as const)('%s: ordinary names', (id) => {
    expect(readPaletteFile(written(id, fiveColors), 'file')).toEqual({
      format: id,
      name: '雨过天青',
      colors: fiveColors.colors.map(({ hex, name }) => ({ hex, name })),
      total: 5,
      translucent: 0,
      unread: [],
    });
  });
});

describe('the content decides, not the extension', () => {
  test.each([
    'office-theme',
    'css',
    'tailwind',
    'design-tokens',
    'ase',
    'gimp',
    'procreate',
    'office-colors',
    'aco',
    'krita',
    'sketch',
    'open-office',
    'jasc',
    'paint-net',
  ] as const)('%s under any name', (id) => {
    for (const name of ['x', 'x.ase', 'x.jpg', 'x.gpl', 'x.pptx', 'x.json', '']) {
      expect(codeOf(written(id, fiveColors), name)).toBe(id);
    }
  });

  test('but a colour table of Photoshop has only its extension and its size', () => {
    expect(codeOf(written('act', fiveColors), 'x.ACT')).toBe('act');
    expect(codeOf(written('act', fiveColors), 'x.dat')).toBe('unknown-format');
    expect(codeOf(written('act', fiveColors).slice(1), 'x.act')).not.toBe('act');
  });

  test.each<[string, string | number[], string, string]>([
    ['a picture', [0xff, 0xd8, 0xff, 0xe0, 0, 0x10], 'x.jpg', 'unknown-format'],
    ['a picture called .ase', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0], 'x.ase', 'damaged'],
    ['nothing', [], 'x.dat', 'unknown-format'],
    ['nothing, called .css', [], 'x.css', 'no-colors'],
    ['nothing, called .ase', [], 'x.ase', 'damaged'],
    ['a text', 'hello', 'x.md', 'unknown-format'],
    ['a text, called .txt', 'hello', 'x.txt', 'no-colors'],
    ['a page', '<!doctype html><p style="color:#fff">', 'x.html', 'unknown-format'],
    ['a picture in SVG', '<svg fill="#fff"/>', 'x.svg', 'unknown-format'],
    ['a list', '#fff\n#000', 'x.md', 'hex-list'],
    ['a list with a mark in front', '\uFEFF#fff', 'x.txt', 'hex-list'],
    ['a JSON list', '["#fff"]', 'x.json', 'json'],
    ['broken JSON', '{"a": {"$value": "#fff"', 'x.json', 'damaged'],
    ['broken JSON without colours', '{"a":', 'x.json', 'damaged'],
    ['broken JSON under another name', '{"color":{"base":{"red":"#ff0000"', 'x.txt', 'damaged'],
    ['JSON without colours', '{"name":"x","version":"1.0.0"}', 'x.json', 'no-colors'],
    ['a theme in program text', "export default { colors: { a: '#fff' } }", 'x.js', 'code'],
    ['SCSS', '$a: #fff;', 'x.scss', 'css'],
    ['a zip of something else', [...zipSync({ a: strToU8('x') })], 'x.zip', 'unknown-format'],
    ['a broken zip', [0x50, 0x4b, 3, 4, 1, 2, 3], 'x.pptx', 'damaged'],
  ])('%s', (_what, content, name, answer) => {
    const bytes = typeof content === 'string' ? strToU8(content) : Uint8Array.from(content);
    expect(codeOf(bytes, name)).toBe(answer);
  });

  test('UTF-16 is text too', () => {
    const text = '\uFEFF朱红 #ED5126';
    const bytes = new Uint8Array(text.length * 2);
    [...text].forEach((character, index) =>
      new DataView(bytes.buffer).setUint16(index * 2, character.charCodeAt(0), true),
    );
    expect(readPaletteFile(bytes, 'x.txt').colors).toEqual([{ hex: '#ED5126', name: '朱红' }]);
  });
});

describe('names', () => {
  test.each([
    ['我的颜色.txt', '我的颜色'],
    ['dir/我的颜色.tokens.json', '我的颜色'],
    ['C:\\x\\a.b.css', 'a.b'],
    ['无后缀', '无后缀'],
    ['\u202Egnp.txt', 'gnp'],
    ['', ''],
  ])('a file called %j without a name of its own is called %j', (file, name) => {
    expect(readPaletteFile(strToU8('#fff'), file).name).toBe(name);
  });

  test('are short and plain, and a colour is not called by its own hex', () => {
    const text = `GIMP Palette\nName: ${'長'.repeat(200)}\n1 2 3 ${'名'.repeat(200)}\n4 5 6 #040506\n7 8 9 a\u0007\u202Eb\n`;
    const { name, colors } = readPaletteFile(strToU8(text.replace('\u0007', '\u0085')), 'x.gpl');
    expect(name).toBe('長'.repeat(60));
    expect(colors).toEqual([
      { hex: '#010203', name: '名'.repeat(40) },
      { hex: '#040506' },
      { hex: '#070809', name: 'a b' },
    ]);
  });
});

describe('limits', () => {
  test('a thousand colours are read, and all are counted', () => {
    const text = Array.from({ length: 3000 }, (_, index) => `#${(index + 0x100000).toString(16)}`).join('\n');
    const { colors, total } = readPaletteFile(strToU8(text), 'x.txt');
    expect(colors).toHaveLength(1000);
    expect(colors[999]).toEqual({ hex: '#1003E7' });
    expect(total).toBe(3000);
  });

  test('a text over 1 MB and a package over 20 MB are too large; other bytes are just unknown', () => {
    const text = new Uint8Array(1_000_001).fill(0x20);
    expect(codeOf(text, 'x.css')).toBe('too-large');
    expect(codeOf(text.subarray(1), 'x.css')).toBe('no-colors');
    expect(codeOf(new Uint8Array([...strToU8('ASEF'), ...new Uint8Array(1_000_000)]), 'x.ase')).toBe(
      'too-large',
    );
    expect(codeOf(new Uint8Array(1_000_001), 'x.bin')).toBe('unknown-format');
    const large = new Uint8Array(20_000_001);
    large.set([0x50, 0x4b, 3, 4]);
    expect(codeOf(large, 'x.pptx')).toBe('too-large');
    expect(codeOf(large.subarray(1), 'x.bin')).toBe('unknown-format');
  });

  test.each([5_000_001, 1_000_001])('a theme that unpacks to %d bytes is refused', (size) => {
    const bomb = zipSync({ 'ppt/theme/theme1.xml': new Uint8Array(size).fill(0x20) }, { level: 9 });
    expect(codeOf(bomb, 'x.pptx')).toBe('too-large');
  });

  test('only the theme is unpacked: a bomb beside it does no harm', () => {
    const deck = zipSync({
      'ppt/media/image1.png': new Uint8Array(18_000_000),
      'ppt/theme/theme1.xml': strToU8(
        `<theme name="x"><custClrLst><custClr name="月白"><srgbClr val="EEF7F2"/></custClr></custClrLst></theme>`,
      ),
    });
    expect(readPaletteFile(deck, 'x.pptx').colors).toEqual([{ hex: '#EEF7F2', name: '月白' }]);
  });

  // Each of these takes minutes if a regular expression backtracks or a scan restarts at every character.
  test.each<[string, string]>([
    ['open comments', '/*'.repeat(500_000)],
    ['comments behind spaces', `a:b;${' '.repeat(400_000)}${'/**/'.repeat(140_000)}`],
    ['open addresses', `a{b:${'url('.repeat(240_000)}`],
    ['open functions', `a{b:${'rgb('.repeat(240_000)}`],
    ['open quotes', `a{${'"\n'.repeat(490_000)}`],
    ['open blocks', '{'.repeat(990_000)],
    ['closed blocks', `a${'}'.repeat(990_000)}`],
    ['spaces before a mark', `a{--b:#fff${' '.repeat(900_000)}!x y`],
    ['spaces in a list', `#fff a${' '.repeat(900_000)}b`],
    ['dashes in a list', `#fff a${'-'.repeat(900_000)}b`],
    ['spaces in a GIMP palette', `GIMP Palette\n1 2 3${' '.repeat(900_000)}\u2028`],
    ['numbers in a GIMP palette', `GIMP Palette\n${'1 '.repeat(490_000)}`],
    ['dashes as a variable', `--${'a-'.repeat(490_000)}`],
    ['hashes', '#'.repeat(990_000)],
    ['open elements', `<clrScheme>${'<a '.repeat(300_000)}`],
    ['attributes', `<clrScheme ${'a="" '.repeat(190_000)}/>`],
    ['entities', `<clrScheme name="${'&amp;'.repeat(190_000)}"/>`],
    ['lists in lists', '['.repeat(990_000)],
    ['groups in groups', `${'{"a":'.repeat(190_000)}1${'}'.repeat(40_000)}`],
  ])('a megabyte of %s is answered', (_what, text) => {
    expect([...PALETTE_FILE_ERRORS, ...READABLE_FORMATS]).toContain(codeOf(strToU8(text), 'x.css'));
  });
});

describe('any bytes give colours or a PaletteFileError', () => {
  const files = PALETTE_FORMATS.map(({ id, write }) => [id, write(fiveColors)] as const);
  const starts = [
    '',
    'ASEF\0\x01\0\0',
    'GIMP Palette\n',
    '{',
    '[',
    '<a:clrScheme>',
    '@theme {',
    '--a:',
    '#',
    'PK\x03\x04',
  ];
  const names = fc.constantFrom(...READABLE_EXTENSIONS.map((extension) => `x.${extension}`), 'x');
  const expectAnswer = (bytes: Uint8Array, name: string) =>
    expect([...PALETTE_FILE_ERRORS, ...READABLE_FORMATS]).toContain(codeOf(bytes, name));

  test('random ones', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...starts),
        fc.uint8Array({ maxLength: 400 }),
        names,
        (start, rest, name) => {
          expectAnswer(Uint8Array.from([...strToU8(start, true), ...rest]), name);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('random texts', () => {
    const piece = fc.constantFrom(
      ...[
        '{',
        '}',
        '(',
        ')',
        ';',
        ':',
        '--a',
        '#fff',
        'rgb(',
        '1 2 3',
        '/*',
        '*/',
        '"',
        "'",
        '\\',
        '\n',
        '<',
        '>',
        '/',
        '&amp;',
      ],
      ...[
        'clrScheme',
        ' name=',
        '$value',
        '"$type":"color"',
        ',',
        '[',
        ']',
        '@theme',
        'url(',
        'var(',
        '!',
        '%',
        'none',
        '月',
      ],
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...starts),
        fc.array(piece, { maxLength: 60 }),
        names,
        (start, pieces, name) => {
          expectAnswer(strToU8(start + pieces.join('')), name);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test.each(files)('%s, cut anywhere', (id, bytes) => {
    for (let length = 0; length < bytes.length; length += Math.ceil(bytes.length / 300)) {
      expectAnswer(bytes.slice(0, length), `x.${id}`);
    }
  });

  test.each(files)('%s, with bytes changed', (_id, bytes) => {
    const change = fc.tuple(fc.nat({ max: bytes.length - 1 }), fc.integer({ min: 0, max: 255 }));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 5 }), names, (changes, name) => {
        const copy = bytes.slice();
        for (const [index, value] of changes) copy[index] = value;
        expectAnswer(copy, name);
      }),
      { numRuns: 200 },
    );
  });
});
