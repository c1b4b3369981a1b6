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

  test.each<[string, string, string[]]>([
    [
      'chains of variables',
      ':root { --c: var(--b); --b: var(--a, #000); --a: #ed5126; --d: var(--none, var(--a)) }',
      ['c #ED5126', 'b #ED5126', 'a #ED5126', 'd #ED5126'],
    ],
    [
      'variables of their own rule first',
      ':root { --bg: #fff; --card: var(--bg) } .dark { --bg: #000; --card: var(--bg) }',
      ['bg #FFFFFF', 'card #FFFFFF', 'bg #000000', 'card #000000'],
    ],
    [
      'channels of shadcn',
      ':root { --primary: 142.1 70.6% 45.3%; --radius: 0.5rem } @theme { --color-primary: hsl(var(--primary)); --color-veil: hsl(var(--primary) / 40%) }',
      ['primary #22C55E', 'veil #22C55E ~'],
    ],
    [
      'a theme of shadcn for Tailwind 4',
      `@custom-variant dark (&:is(.dark *));
       :root { --radius: 0.625rem; --background: oklch(1 0 0); --primary: oklch(0.205 0 0); --ring: var(--primary) }
       .dark { --background: oklch(0.145 0 0); --border: oklch(1 0 0 / 10%) }
       @theme inline { --color-background: var(--background); --color-border: var(--border);
         --radius-sm: calc(var(--radius) - 4px); --font-sans: var(--font-geist-sans) }
       @layer base { * { @apply border-border outline-ring/50; } }`,
      ['background #FFFFFF', 'primary #171717', 'ring #171717', 'background #0A0A0A', 'border #FFFFFF ~'],
    ],
    [
      'channels of Tailwind 3 and daisyUI',
      ':root { --brand: 34 197 94; --p: 49.12% 0.3096 275.75; --tint: rgb(var(--brand) / <alpha-value>); --inset: 0 0 0 }',
      ['brand #22C55E', 'p #4A00FF', 'tint #22C55E'],
    ],
    [
      'mixed and relative colours',
      ':root { --a: #336699; --b: color-mix(in srgb, var(--a) 50%, white); --c: hsl(from var(--a) h s calc(l + 20)); --d: color-mix(in oklch, var(--none, red), blue) }',
      ['a #336699', 'b #99B3CC', 'c #6699CC', 'd #B700BE'],
    ],
    [
      'both sides of light-dark()',
      '--bg: light-dark(#fff, var(--night, #000));',
      ['bg #FFFFFF', 'bg #000000'],
    ],
    [
      'variables of SCSS and Less',
      '$a: #369; $b: $a !default; $c: rgba($b, .5); $d: lighten($a, 20%); $e: mix($a, white); @f: #123456; @g: @f;',
      ['a #336699', 'b #336699', 'c #336699 ~', 'd #6699CC', 'e #99B3CC', 'f #123456', 'g #123456'],
    ],
    [
      'SCSS maps',
      `$ink: #111;
       $colors: (
         'brand': (50: #eef, 'default': #00f), // a comment
         "danger": rgba(255, 0, 0, .5),
         ink: $ink,
       ) !default;
       $gray: (100: #f8f9fa, 200: #e9ecef);
       $link: map.get($colors, 'brand', 50);
       $muted: map-get($gray, 200);
       $more: map.merge($gray, (300: #dee2e6));`,
      [
        'ink #111111',
        'brand 50 #EEEEFF',
        'brand #0000FF',
        'danger #FF0000 ~',
        'gray 100 #F8F9FA',
        'gray 200 #E9ECEF',
        'link #EEEEFF',
        'muted #E9ECEF',
        'more 300 #DEE2E6',
      ],
    ],
    ['a variable under two names once', ':root { --a: #fff; --color-a: var(--a) }', ['a #FFFFFF']],
    [
      'transparency',
      '--a: #ff000080; --b: rgb(0 0 255 / .5); --c: #0f0f;',
      ['a #FF0000 ~', 'b #0000FF ~', 'c #00FF00'],
    ],
  ])('resolves %s', (_what, css, expected) => {
    const colors = readCss(css).colors.map(
      ({ hex, name, translucent }) => `${name} ${hex}${translucent ? ' ~' : ''}`,
    );
    expect(colors).toEqual(expected);
  });

  test.each<[string, string, string[]]>([
    [
      'transparent variables',
      '--a: transparent; --b: #0000; a { color: transparent }',
      ['a: transparent', 'b: transparent'],
    ],
    [
      'references to nothing',
      '--color-a: var(--b); --c: hsl(var(--d)); $e: $f; --font-sans: var(--font-geist); --radius-lg: var(--radius)',
      ['a: unresolved', 'c: unresolved', 'e: unresolved'],
    ],
    [
      'circles',
      '--a: var(--b); --b: var(--a); --c: var(--c)',
      ['a: unresolved', 'b: unresolved', 'c: unresolved'],
    ],
    ['functions that are not known', '$a: #123; $b: color.adjust($a, $lightness: 10%)', ['b: invalid-value']],
  ])('says that %s are not read', (_what, css, expected) => {
    expect(readCss(css).unread?.map(({ name, reason }) => `${name}: ${reason}`)).toEqual(expected);
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
