import { describe, expect, test } from 'vitest';
import { looksLikeCss, readCss } from './read-css.ts';

const colorsOf = (css: string) =>
  readCss(css).colors.map(({ hex, name }) => (name === undefined ? hex : `${name} ${hex}`));

describe('a style sheet', () => {
  test.each<[string, string, string[]]>([
    [
      'custom properties',
      ':root { --red: #f00; --color-blue: rgb(0 0 255 / 50%) }',
      ['red #FF0000', 'blue #0000FF'],
    ],
    [
      'every notation',
      '--a: hsl(120 100% 50%); --b: oklch(0.628 0.2577 29.23); --c: red;',
      ['a #00FF00', 'b #FF0000', 'c #FF0000'],
    ],
    ['SCSS and Less', '$brand: #123;\n@accent: #456 !default;', ['brand #112233', 'accent #445566']],
    ['important', ':root { --a: #123456 !important }', ['a #123456']],
    [
      'colours of properties',
      'a { color: RED; background: linear-gradient(#fff, rgba(0,0,0,.5)) }',
      ['#FF0000', '#FFFFFF', '#000000'],
    ],
    ['each unnamed colour once', 'a { color: #fff } b { color: white; border: 1px solid #FFF }', ['#FFFFFF']],
    [
      'the first of two notations',
      ':root{--a:#f00}@supports (color: oklch(0 0 0)){:root{--a:oklch(0.5 0.2 20)}}',
      ['a #FF0000'],
    ],
    [
      'the first of two gamuts',
      ':root{--a:#f00}@media (color-gamut: p3){:root{--a:color(display-p3 1 0 0)}}',
      ['a #FF0000'],
    ],
    ['both themes', ':root{--a:#fff}.dark{--a:#000}', ['a #FFFFFF', 'a #000000']],
    ['the same in both themes', ':root{--a:#fff}.dark{--a:#fff}', ['a #FFFFFF']],
    ['no selectors', '#abc { top: 0 } a:hover#fade { left: 0 }', []],
    ['no comments', '/* #fff */ a { top: 0 /* #000; */ } // #123', []],
    ['no strings', 'a { content: "#fff; } b { color: #000"; font: "x" }', []],
    [
      'no addresses',
      'a { background: url(#abc) url(data:image/svg+xml;x,%3Csvg#fff) #123456; }',
      ['#123456'],
    ],
    [
      'no references',
      ':root { --a: var(--b); --c: transparent; --d: currentColor; --e: calc(1px); --f: rgb(var(--g)); --h: color-mix(in srgb, var(--i), var(--j)) }',
      [],
    ],
    ['no resets of Tailwind', '@theme { --color-*: initial; --color-a: #fff }', ['a #FFFFFF']],
    ['a rule without an end', 'a { color: #fff', ['#FFFFFF']],
    ['a comment without an end', 'a { color: #fff; /* color: #000', ['#FFFFFF']],
    ['a string without an end', 'a { content: "x\n; color: #fff; }', ['#FFFFFF']],
  ])('gives %s', (_what, css, colors) => {
    expect(colorsOf(css)).toEqual(colors);
  });

  test('with @theme is one of Tailwind', () => {
    expect(readCss('@theme { --color-a: #fff }').format).toBe('tailwind');
    expect(readCss('@theme inline { --color-a: #fff }').format).toBe('tailwind');
    expect(readCss(':root { --color-a: #fff }').format).toBe('css');
  });

  test('takes names from comments only in our own files', () => {
    const css = ':root { --color-a: #fff; /* 月白 */\n --color-b: #000;\n /* 墨 */ }';
    expect(colorsOf(css)).toEqual(['a #FFFFFF', 'b #000000']);
    expect(colorsOf(`/* 丹青 · 夜 */ ${css}`)).toEqual(['月白 #FFFFFF', 'b #000000']);
    expect(readCss(`/* 丹青 · 夜 */ ${css}`).name).toBe('夜');
  });
});

test.each([
  ['a { }', true],
  ['--a: #fff', true],
  ['  $a : #fff', true],
  ['#fff\n#000', false],
  ['朱红: #ED5126', false],
])('%j: style sheet %s', (text, answer) => {
  expect(looksLikeCss(text)).toBe(answer);
});
