import { expect, test } from 'vitest';
import { checkMetre, composePoem, type PoemForm } from './index.ts';

const COLORS: [name: string, hex: string][] = [
  ['月白', '#EEF7F2'],
  ['朱红', '#ED5126'],
  ['竹青', '#789262'],
  ['荷花白', '#FBECDE'],
  ['落霞红', '#CF4813'],
  ['雪白', '#FFFEF9'],
  ['秋香色', '#D9B611'],
  ['海棠红', '#F03752'],
  ['墨色', '#50616D'],
  ['海青', '#22A2C3'],
  ['狼烟灰', '#5D655F'],
  ['茶褐', '#5C3719'],
  ['柳绿', '#AFDD22'],
  ['胭脂', '#9D2933'],
  ['暮云灰', '#4F383E'],
  ['麦苗绿', '#55BB8A'],
  ['酡颜', '#F9906F'],
  ['檀', '#B36D61'],
  ['湖水蓝', '#B0D5DF'],
  ['枫叶红', '#C21F30'],
  ['藤萝紫', '#8076A3'],
  ['雁灰', '#80766E'],
  ['晨曦红', '#EA8958'],
  ['鹤灰', '#4A4035'],
];

test('POEMS.md shows what the poet writes, with the metre', async () => {
  const poems = COLORS.map(([name, hex], index) => {
    const form: PoemForm = index % 2 === 0 ? '五绝' : '七绝';
    const poem = composePoem({ name, hex, form, seed: 1 });
    expect(checkMetre(poem.lines).faults).toEqual([]);
    const { en, ja } = poem.renderings;
    return [
      `## ${name} · ${poem.title}`,
      '',
      `${form}，韵${poem.rhyme}`,
      '',
      '```text',
      ...poem.lines.map((line, at) => `${line}${'，。'[at % 2]}  ${poem.tones[at]}`),
      ...(index % 3 === 0 ? ['', en.title, ...en.lines, '', ja.title, ...ja.lines] : []),
      '```',
    ].join('\n');
  });
  const page = `# 24 poems of the embedded poet

Seed 1 for each colour. 平 is a level tone, 仄 an oblique one, 通 a character that is read both ways in one sense. Written by \`vitest -u libs/studio/studio-poet/src/poems.test.ts\`.

${poems.join('\n\n')}
`;
  await expect(page).toMatchFileSnapshot('../POEMS.md');
});
