import { describe, expect, it } from 'vitest';
import { checkSvgCost } from './svg-cost.ts';
import { resizeSvg } from './svg-size.ts';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const drawing = (content: string, before = '') => `${before}<svg ${SVG}>${content}</svg>`;
const repeated = (text: string, count: number) => text.repeat(count);
const levels = (count: number, level: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => level(index)).join('');

describe('checkSvgCost', () => {
  it.each([
    ['many shapes', drawing(repeated('<path d="M0 0L1 1"/>', 50_000))],
    [
      'a sprite that is used often',
      drawing(`<g id="a">${repeated('<path/>', 100)}</g>${repeated('<use href="#a"/>', 500)}`),
    ],
    ['a use of its own parent', drawing('<g id="a"><use href="#a"/></g>')],
    [
      'the entities of a drawing program',
      drawing('<g a="&ns;"/>', '<!DOCTYPE svg PUBLIC "x" "y" [<!ENTITY ns "http://ns.example">]>'),
    ],
    [
      'styles and comments with tags in them',
      drawing('<!-- <a> --><style><![CDATA[a>b{fill:url(#c)}]]></style>'),
    ],
    [
      'shadows',
      drawing(
        `<filter id="f"><feGaussianBlur/><feOffset/></filter>${repeated('<g filter="url(#f)"/>', 300)}`,
      ),
    ],
  ])('permits %s', (_what, text) => expect(() => checkSvgCost(text)).not.toThrow());

  it.each([
    [
      'uses of uses',
      drawing(levels(9, (at) => `<g id="g${at}">${repeated(`<use href="#g${at - 1}"/>`, 10)}<path/></g>`)),
    ],
    [
      'patterns in patterns',
      drawing(
        levels(
          9,
          (at) => `<pattern id="g${at}">${repeated(`<path fill="url(#g${at - 1})"/>`, 10)}</pattern>`,
        ),
      ),
    ],
    ['entities of entities', drawing('&b;', '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>')],
    ['entities that are markup', drawing('&a;', '<!DOCTYPE svg [<!ENTITY a "<path/>">]>')],
    [
      'a long entity that is used often',
      drawing(repeated('&a;', 2000), `<!DOCTYPE svg [<!ENTITY a "${repeated('ha', 500)}">]>`),
    ],
    ['parameter entities', drawing('', '<!DOCTYPE svg [<!ENTITY % a "ha">]>')],
    [
      'a marker at each of many vertices',
      drawing(
        `<marker id="m">${repeated('<path/>', 500)}</marker><path d="${repeated('1 1 ', 5000)}" marker-mid="url(#m)"/>`,
      ),
    ],
    [
      'many filters',
      drawing(
        `<filter id="f">${repeated('<feTurbulence/>', 20)}</filter>${repeated('<g filter="url(#f)"/>', 300)}`,
      ),
    ],
    ['deep groups', drawing(`${repeated('<g>', 2000)}${repeated('</g>', 2000)}`)],
  ])('refuses %s', (_what, text) => expect(() => checkSvgCost(text)).toThrow('tooComplex'));

  it('refuses what is no XML, in linear time', () => {
    expect(() => checkSvgCost(`<svg>${repeated('<a "', 200_001)}`)).toThrow('unreadable');
  });
});

describe('resizeSvg', () => {
  const sizeOf = (attributes: string) => {
    const resized = resizeSvg(`<?xml version="1.0"?><svg ${attributes}><rect width="7"/></svg>`, 960);
    return resized && [resized.width, resized.height];
  };

  it.each([
    ['width="20" height="10"', [960, 480]],
    ['width="1e9" height="2e9"', [480, 960]],
    ["width='10mm' height='1cm'", [960, 960]],
    ['viewBox="0 0 30 10"', [960, 320]],
    ['width="100%" height="100%" viewBox="5,5 10,40"', [240, 960]],
    ['', [960, 480]],
    ['width="0" height="-3"', [960, 480]],
    ['width="1" height="1000000"', [1, 960]],
  ])('of %s', (attributes, expected) => expect(sizeOf(attributes)).toEqual(expected));

  it('keeps everything else, and adds a view box of the stated size', () => {
    expect(resizeSvg('<svg stroke-width="3" width="4" height="2"><g width="4"/></svg>', 8)?.text).toBe(
      '<svg stroke-width="3"   viewBox="0 0 4 2" width="8" height="4"><g width="4"/></svg>',
    );
  });

  it('needs a drawing', () => expect(resizeSvg('<html/>', 9)).toBeNull());
});
