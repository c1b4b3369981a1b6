import { describe, expect, test } from 'vitest';
import { readCode } from './read-code.ts';

const colorsOf = (text: string) =>
  readCode(text).colors.map(({ hex, name, translucent }) => `${name} ${hex}${translucent ? ' ~' : ''}`);

describe('the literals of a program', () => {
  test.each<[string, string, string[]]>([
    [
      'a Tailwind 3 configuration',
      `const colors = require('tailwindcss/colors');
       const brand = '#336699'; // "#000000"
       /** @type {import('tailwindcss').Config} */
       module.exports = {
         content: ['./src/**/*.{js,ts}'],
         theme: { extend: {
           colors: {
             brand: { 50: '#eef', '500': brand, DEFAULT: "#00f", 'dark-mode': 'rgb(0 0 0 / <alpha-value>)' },
             link: brand,
             gray: colors.zinc,
             sky: withOpacity('--sky'),
             border: 'hsl(var(--border))',
             none: 'transparent',
           },
           spacing: { 4: '1rem' },
         } },
         plugins: [require('tailwindcss-animate')],
       };`,
      [
        'brand #336699',
        'brand 50 #EEEEFF',
        'brand 500 #336699',
        'brand #0000FF',
        'brand dark-mode #000000',
        'link #336699',
      ],
    ],
    [
      'TypeScript with calls and types',
      `import { defineConfig } from 'x';
       export const palette: Record<string, string> = { red: '#f00', 'sky-blue': \`#0af\` } as const;
       export default defineConfig({ theme: { colors: { primary: palette.red, soft: palette['sky-blue'] } } });`,
      ['red #FF0000', 'sky-blue #00AAFF', 'primary #FF0000', 'soft #00AAFF'],
    ],
    [
      'open-color',
      `export const theme = { open: { gray: ['#f8f9fa', '#f1f3f5'], red: ["#fff5f5", "#ffe3e3"] } };`,
      ['gray 0 #F8F9FA', 'gray 1 #F1F3F5', 'red 0 #FFF5F5', 'red 1 #FFE3E3'],
    ],
    [
      'a theme of a component library',
      `const theme = createTheme({ palette: { primary: { main: '#1976d2', light: '#42a5f5' }, mode: 'dark' } })
       const extra = { hover: 'rgba(0, 0, 0, .5)' }`,
      ['primary main #1976D2', 'primary light #42A5F5', 'extra hover #000000 ~'],
    ],
    ['an object without quotes', `{ red: '#f00', blue: 'rgb(0 0 255)' }`, ['red #FF0000', 'blue #0000FF']],
    [
      'lists of objects',
      `const list = [{ name: '朱红', hex: '#ED5126' }, { name: '月白', hex: '#EEF7F2' }];`,
      ['朱红 #ED5126', '月白 #EEF7F2'],
    ],
    [
      'functions',
      `function f(a) { const x = { a: 1 }; if (a) { return g({ fill: '#123456' }) } }`,
      ['fill #123456'],
    ],
    [
      'an ordinary program, without its types and variables',
      `const name = 'AbortError';
       interface Swatch { hex: string; name: string; color: { hex: Hex } }
       const colorsOf = (list) => list.map(({ hex }) => ({ hex, name: words.unnamed, color: hex }));
       const rows = [['朱红', 'zhū hóng', '#ED5126']];
       const one = { hex: '#123456', name: words.unnamed };`,
      ['朱红 #ED5126', 'one #123456'],
    ],
    [
      'names of prototypes',
      `x = { __proto__: '#123456', constructor: { prototype: '#654321' } }`,
      ['__proto__ #123456', 'constructor prototype #654321'],
    ],
    ['no colours', `const a = 'text'; const b = a.b.c[0]; x = {...a, b}`, []],
  ])('%s', (_what, text, expected) => {
    expect(colorsOf(text)).toEqual(expected);
    expect(({} as { hex?: string }).hex).toBeUndefined();
  });

  test('tells nothing of an ordinary program', () => {
    const text = `const ownPalettes = load(); interface A { hex: string } const colors = given; const f = { hex: { color: x } };
      const state = { success: ownPalettes.ok, colors: other }; const b = { fill: '#fff' }`;
    expect(readCode(text).unread).toEqual([]);
  });

  test('tells transparent entries, and references among colours that lead nowhere', () => {
    const text = `const size = other; module.exports = { colors: {
      a: 'transparent', b: '#fff', c: none, d: 'hsl(var(--d))', e: loop.x }, gap: none }; const loop = { x: loop.x }`;
    expect(readCode(text).unread).toEqual([
      { name: 'a', reason: 'transparent' },
      { name: 'c', reason: 'unresolved' },
      { name: 'd', reason: 'unresolved' },
      { name: 'e', reason: 'unresolved' },
    ]);
  });
});
