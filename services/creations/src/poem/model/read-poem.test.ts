import { expect, it } from 'vitest';
import { readPoem } from './read-poem.ts';

const LINES = ['春眠不觉晓', '处处闻啼鸟', '夜来风雨声', '花落知多少'];

it.each([
  ['lines', LINES.join('\n')],
  ['marks', '春眠不觉晓，处处闻啼鸟。夜来风雨声，花落知多少。'],
  ['a title', `《春晓》\n\n${LINES.join('，\r\n')}。`],
  ['a fence', `\`\`\`\n${LINES.join('\n')}\n\`\`\``],
  ['bold type', LINES.map((line) => `**${line}**`).join('\n')],
])('reads a quatrain with %s', (_, text) => {
  expect(readPoem(text)).toEqual(LINES);
});

it.each([
  ['nothing', ''],
  ['three lines', LINES.slice(1).join('\n')],
  ['five lines', [...LINES, '白日依山尽'].join('\n')],
  ['lines of unlike length', [...LINES.slice(1), '黄河远上白云间'].join('\n')],
  ['lines of six', LINES.map((line) => `${line}也`).join('\n')],
  ['a word around it', `好的\n${LINES.join('\n')}`],
  ['other letters', LINES.map(() => 'abcde').join('\n')],
  ['one line four times', LINES.map(() => LINES[0]).join('\n')],
  ['a book', LINES.join('\n').repeat(100)],
])('takes no %s', (_, text) => {
  expect(() => readPoem(text)).toThrow();
});
