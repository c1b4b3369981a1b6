import { describe, expect, it } from 'vitest';
import { strayStyles } from './stray-styles.ts';

const CONTAINER = 'gallery_1a2b';
const stray = (css: string) => strayStyles(css.replaceAll('.own', `.${CONTAINER}-card-x1`), CONTAINER);

describe('styles that end at the place of their area', () => {
  it.each([
    '.own{display:none}',
    '.own p,.own>a:hover::before{color:red}',
    'html[data-theme=dark] .own{color:red}',
    ':root:lang(ja) .own p{color:red}',
    '.own>a+b~i{color:red}',
    ':where(.own,.own p) span{color:red}',
    ':is(html.dark .own){color:red}',
    '.own{& p{color:red} &:hover{color:red} &>a{color:red}}',
    '@media (width<48rem){@supports (display:grid){.own{color:red}}}',
    '@container (width>3rem){.own{color:red}}',
    `@keyframes ${CONTAINER}-appear-x1{from{opacity:0}to{opacity:1}}.own{animation:${CONTAINER}-appear-x1 1s}`,
    '[data-radix-popper-content-wrapper]:has(>.own){inset:0}',
    '@charset "utf-8";.own{color:red}',
    '/* body{display:none} */.own{background:url("data:image/svg+xml,%3Csvg/%3E")}',
    '',
  ])('%s', (css) => {
    expect(stray(css)).toEqual([]);
  });
});

describe('styles that reach beyond their area', () => {
  it.each([
    ['body{display:none}', 'body'],
    ['*{display:none}', '*'],
    [':root{--ink:red}', ':root'],
    ['.own,main{color:red}', 'main'],
    ['body:has(.own){display:none}', 'body:has(.card-x1)'],
    [':not(.own){display:none}', ':not(.card-x1)'],
    ['html:not(.own) p{color:red}', 'html:not(.card-x1) p'],
    ['.own~*{display:none}', '.card-x1~*'],
    ['.own+main p{color:red}', '.card-x1+main p'],
    [':is(.own,body){color:red}', ':is(.card-x1,body)'],
    [':where(){color:red}', ':where()'],
    ['body:has(>.own){display:none}', 'body:has(>.card-x1)'],
    ['[data-radix-popper-content-wrapper]{display:none}', '[data-radix-popper-content-wrapper]'],
    ['.gallery_9z9z-card-x1{display:none}', '.gallery_9z9z-card-x1'],
    ['.shell-frame{display:none}', '.shell-frame'],
    ['.own{&~*{display:none}}', '&~*'],
    ['@media print{body{display:none}}', 'body'],
    ['@font-face{font-family:serif;src:url(x)}', '@font-face'],
    ['@keyframes spin{to{rotate:1turn}}', '@keyframes spin'],
    ['@property --ink{syntax:"*";inherits:false}', '@property --ink'],
    ['@layer reset;', '@layer reset'],
    ['@import "x.css";', '@import "x.css"'],
    ['@scope (body){p{color:red}}', '@scope (body)'],
    ['@view-transition{navigation:auto}', '@view-transition'],
    ['::view-transition-old(root){display:none}', '::view-transition-old(root)'],
  ])('%s', (css, named) => {
    expect(stray(css)).toEqual([named]);
  });

  it.each([
    'body{display:none',
    '}body{display:none}',
    '.own{}}body{display:none}',
    '<style>body{display:none}',
    '.own{body:has(&){display:none}}',
    '.own{~*{display:none}}',
    '.own{main &{display:none}}',
  ])('names broken sheets: %s', (css) => {
    expect(stray(css)).not.toEqual([]);
  });
});
