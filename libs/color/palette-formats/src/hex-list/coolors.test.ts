import { expect, test } from 'vitest';
import { readPaletteFile } from '../index.ts';

const colorsOf = (text: string) =>
  readPaletteFile(new TextEncoder().encode(text), 'x.txt').colors.map(({ hex, name }) =>
    name ? `${name} ${hex}` : hex,
  );

test.each([
  'https://coolors.co/264653-2a9d8f-e9c46a',
  'coolors.co/palette/264653-2A9D8F-e9c46a?from=x#123456',
  '[InternetShortcut]\r\nURL=https://coolors.co/264653-2a9d8f-e9c46a\r\n',
  'Sea: https://www.coolors.co/visualizer/264653-2a9d8f-e9c46a, nice',
])('the colours of an address: %s', (text) => {
  expect(colorsOf(text)).toEqual(['#264653', '#2A9D8F', '#E9C46A']);
});

const css = `/* CSS HEX */
--charcoal: #264653ff;
--deep-sea: #2a9d8fff;

/* CSS HSL */
--charcoal: hsla(197, 37%, 24%, 1);
--deep-sea: hsla(173, 58%, 39%, 1);

/* SCSS HEX */
$charcoal: #264653ff;
$deep-sea: #2a9d8fff;

/* SCSS Gradient */
$gradient-top: linear-gradient(0deg, #264653ff, #2a9d8fff);
`;
const code = `/* CSV */
264653,2a9d8f

/* With # */
#264653, #2a9d8f

/* Array */
["264653","2a9d8f"]

/* Object */
{"Charcoal":"264653","Deep Sea":"2a9d8f"}

/* Extended Array */
[{"name":"Charcoal","hex":"264653","rgb":[38,70,83],"cmyk":[54,16,0,67],"hsb":[197,54,33],"hsl":[197,37,24],"lab":[28,-8,-12]},{"name":"Deep Sea","hex":"2a9d8f","rgb":[42,157,143],"cmyk":[73,0,9,38],"hsb":[173,73,62],"hsl":[173,58,39],"lab":[59,-37,-3]}]

/* XML */
<palette>
  <color name="Charcoal" hex="264653" r="38" g="70" b="83" />
</palette>
`;

test('exported code says each colour once', () => {
  expect(colorsOf(css)).toEqual(['charcoal #264653', 'deep-sea #2A9D8F']);
  expect(colorsOf(code)).toEqual(['Charcoal #264653', 'Deep Sea #2A9D8F']);
  expect(colorsOf(code.slice(0, code.indexOf('/* Object')))).toEqual(['#264653', '#2A9D8F']);
});
