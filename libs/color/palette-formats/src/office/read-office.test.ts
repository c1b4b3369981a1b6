import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { fiveColors } from '../../testing/palettes.ts';
import { OFFICE_SLOTS, readPaletteFile, writeOfficeColors, writeOfficeTheme } from '../index.ts';

const NAMESPACE = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const ELEVEN = OFFICE_SLOTS.slice(1).map((slot) => `<a:${slot}><a:srgbClr val="0A0B0C"/></a:${slot}>`);
const scheme = (first: string) =>
  `<a:clrScheme ${NAMESPACE} name="x"><a:dk1>${first}</a:dk1>${ELEVEN.join('')}</a:clrScheme>`;
const theme = (name: string, custom = '') =>
  `<a:theme ${NAMESPACE} name="${name}"><a:themeElements>${scheme('<a:srgbClr val="123456"/>')}</a:themeElements>${custom}</a:theme>`;
const read = (text: string, name = 'x.xml') => readPaletteFile(strToU8(text), name);
const readPackage = (parts: Record<string, string>, name = 'x.pptx') =>
  readPaletteFile(
    zipSync(Object.fromEntries(Object.entries(parts).map(([part, text]) => [part, strToU8(text)]))),
    name,
  );

describe('the colours of a scheme', () => {
  test.each([
    ['<a:srgbClr val="c93756"/>', '#C93756'],
    ['<a:srgbClr val="C93756"><a:alpha val="50000"/></a:srgbClr>', '#C93756'],
    ['<a:sysClr val="windowText" lastClr="010203"/>', '#010203'],
    ['<a:sysClr val="window"/>', '#FFFFFF'],
    ['<a:sysClr val="windowText"/>', '#000000'],
    ['<a:prstClr val="dkBlue"/>', '#00008B'],
    ['<a:prstClr val="ltGoldenrodYellow"/>', '#FAFAD2'],
    ['<a:prstClr val="medSeaGreen"/>', '#3CB371'],
    ['<a:prstClr val="tomato"/>', '#FF6347'],
    ['<a:scrgbClr r="100000" g="21590" b="0"/>', '#FF8000'],
    ['<a:hslClr hue="7200000" sat="100000" lum="25000"/>', '#008000'],
  ])('%s is %s', (notation, hex) => {
    expect(read(scheme(notation)).colors[0]).toEqual({ hex });
  });

  test('come in the order of the slots, whatever that of the file', () => {
    const shuffled = `<a:clrScheme ${NAMESPACE} name="x">${ELEVEN.toReversed().join('')}<a:dk1><a:srgbClr val="123456"/></a:dk1></a:clrScheme>`;
    expect(read(shuffled).colors.map(({ hex }) => hex)).toEqual(['#123456', ...ELEVEN.map(() => '#0A0B0C')]);
  });

  test.each([
    ['a missing slot', scheme('').replace('<a:dk1></a:dk1>', '')],
    ['a slot without a colour', scheme('')],
    ['a colour that is none', scheme('<a:srgbClr val="red"/>')],
    ['a placeholder', scheme('<a:schemeClr val="accent1"/>')],
    ['no scheme', `<a:theme ${NAMESPACE}><!-- clrScheme --></a:theme>`],
    ['tags that do not match', '<a:clrScheme><b></a:clrScheme></b'],
    ['a document type', `<!DOCTYPE x [<!ENTITY a "b">]>${scheme('<a:srgbClr val="123456"/>')}`],
    ['a hundred levels and more', `<clrScheme>${'<a>'.repeat(500)}`],
  ])('%s is damaged', (_what, text) => {
    expect(() => read(text)).toThrow('damaged');
  });

  test('any prefix, or none, names the same elements', () => {
    const plain = scheme('<a:srgbClr val="123456"/>');
    expect(read(plain.replaceAll('a:', '')).colors).toEqual(read(plain).colors);
    expect(read(plain.replaceAll('a:', 'drawing:')).colors).toEqual(read(plain).colors);
  });
});

describe('named colours', () => {
  const custom = (...names: string[]) =>
    `<a:custClrLst>${names.map((name) => `<a:custClr name="${name}"><a:srgbClr val="C93756"/></a:custClr>`).join('')}</a:custClrLst>`;

  test('are preferred, one as well as several', () => {
    expect(readPackage({ 'ppt/theme/theme1.xml': theme('x', custom('茜色')) }).colors).toEqual([
      { hex: '#C93756', name: '茜色' },
    ]);
    expect(readPackage({ 'ppt/theme/theme1.xml': theme('x', custom('一', '二')) }).total).toBe(2);
  });

  test('have their references resolved once, and no others', () => {
    const names = ['&lt;b&gt; &amp;amp; &quot;&apos;', '&#26376;&#x767D;', '&xxe; &#x110000;'];
    expect(
      readPackage({ 'ppt/theme/theme1.xml': theme('x', custom(...names)) }).colors.map(({ name }) => name),
    ).toEqual(['<b> &amp; "\'', '月白', '&xxe; &#x110000;']);
  });
});

describe('an Office package', () => {
  test('gives the colours of its first theme', () => {
    const first = theme('春');
    const parts = {
      'ppt/theme/theme10.xml': theme('c'),
      'ppt/theme/theme2.xml': theme('b'),
      'ppt/theme/theme1.xml': first,
    };
    expect(readPackage(parts)).toMatchObject({ format: 'office-theme', name: '春', total: 12 });
    expect(readPackage({ 'theme/theme/theme1.xml': first }).name).toBe('春');
  });

  test('without a theme of its own goes by the name of the file', () => {
    const parts = { 'ppt/theme/theme1.xml': theme('Office 主题').replace('name="x"', 'name="Office"') };
    expect(readPackage(parts, '年度报告.pptx').name).toBe('年度报告');
  });

  test('without a theme is of unknown format', () => {
    expect(() => readPackage({ 'word/document.xml': '<x/>' }, 'x.docx')).toThrow('unknown-format');
  });
});

test('what we write is read back: the names from a theme, the twelve colours from a colour file', () => {
  expect(readPaletteFile(writeOfficeTheme(fiveColors, { variant: 'readable' }), 'x.thmx')).toEqual({
    format: 'office-theme',
    name: '雨过天青',
    colors: fiveColors.colors.map(({ hex, name }) => ({ hex, name })),
    total: 5,
    translucent: 0,
    unread: [],
  });
  const { colors, name } = read(writeOfficeColors(fiveColors, { variant: 'as-listed' }));
  expect(name).toBe('雨过天青');
  expect(colors.map(({ hex }) => hex)).toEqual([
    ...fiveColors.colors.map(({ hex }) => hex),
    ...Array(7).fill('#000000'),
  ]);
});
