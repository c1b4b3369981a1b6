import { describe, expect, it } from 'vitest';
import { checkMetre } from './check-metre.ts';

const lines = (poem: string) => poem.split(/[，。]/).filter(Boolean);
const faultsOf = (poem: string) =>
  checkMetre(lines(poem)).faults.map(({ code, line }) => (line ? `${code} ${line}` : code));

describe('regular quatrains of the Tang', () => {
  it.each([
    ['登鹳雀楼', '白日依山尽，黄河入海流。欲穷千里目，更上一层楼。', '五绝', '尤', false],
    ['相思', '红豆生南国，春来发几枝。愿君多采撷，此物最相思。', '五绝', '支', false],
    ['和张仆射塞下曲', '月黑雁飞高，单于夜遁逃。欲将轻骑逐，大雪满弓刀。', '五绝', '豪', true],
    ['逢雪宿芙蓉山主人', '日暮苍山远，天寒白屋贫。柴门闻犬吠，风雪夜归人。', '五绝', '真', false],
    ['早发白帝城', '朝辞白帝彩云间，千里江陵一日还。两岸猿声啼不住，轻舟已过万重山。', '七绝', '删', true],
    ['枫桥夜泊', '月落乌啼霜满天，江枫渔火对愁眠。姑苏城外寒山寺，夜半钟声到客船。', '七绝', '先', true],
    ['望庐山瀑布', '日照香炉生紫烟，遥看瀑布挂前川。飞流直下三千尺，疑是银河落九天。', '七绝', '先', true],
  ])('%s has no fault', (_title, poem, form, rhyme, firstLineRhymes) => {
    expect(checkMetre(lines(poem))).toMatchObject({
      faults: [],
      regular: true,
      form,
      rhyme,
      firstLineRhymes,
    });
  });

  it('are read by the tones of their time: entering tones are oblique', () => {
    expect(checkMetre(lines('白日依山尽，黄河入海流。欲穷千里目，更上一层楼。')).tones).toEqual([
      '仄仄平平仄',
      '平平仄仄平',
      '仄平平仄仄',
      '仄仄仄平平',
    ]);
  });
});

describe('quatrains that are not regular', () => {
  it.each([
    [
      '静夜思, in the old style',
      '床前明月光，疑是地上霜。举头望明月，低头思故乡。',
      ['tone 2', 'sticking 3'],
    ],
    [
      '渭城曲, the famous lost sticking',
      '渭城朝雨浥轻尘，客舍青青柳色新。劝君更尽一杯酒，西出阳关无故人。',
      ['sticking 3'],
    ],
    [
      '清明, whose first line borrows a neighbouring rhyme',
      '清明时节雨纷纷，路上行人欲断魂。借问酒家何处有，牧童遥指杏花村。',
      ['rhyme 1'],
    ],
    [
      '江雪, on an entering tone',
      '千山鸟飞绝，万径人踪灭。孤舟蓑笠翁，独钓寒江雪。',
      ['oblique-rhyme 2', 'oblique-rhyme 4', 'level-end 3'],
    ],
    [
      '登乐游原, whose first line is all oblique',
      '向晚意不适，驱车登古原。夕阳无限好，只是近黄昏。',
      ['tone 1'],
    ],
  ])('%s', (_title, poem, faults) => {
    expect(faultsOf(poem)).toEqual(expect.arrayContaining(faults));
  });

  it.each([
    ['three level tones at the end', '白日依山尽，黄河入海流。欲穷千里目，更上高层楼。', ['three-level 4']],
    ['a lone level tone', '白日依山尽，夜河入海流。欲穷千里目，更上一层楼。', ['lone-level 2']],
    ['another rhyme', '白日依山尽，黄河入海流。欲穷千里目，更上一层山。', ['rhyme 4']],
    [
      'a couplet whose lines begin alike',
      '红豆生南国，此物最相思。愿君多采撷，春来发几枝。',
      ['opposition 2', 'sticking 3', 'opposition 4'],
    ],
    ['a third line that ends level', '白日依山尽，黄河入海流。欲穷千里舟，更上一层楼。', ['level-end 3']],
    ['a character that comes back', '白日依山尽，黄河入海流。欲穷千里日，更上一层楼。', ['repetition 3']],
    [
      'a character of no rhyme book',
      '白日依山尽，黄河入海流。欲穷千里钛，更上一层楼。',
      ['unknown-character 3'],
    ],
  ])('%s', (_fault, poem, faults) => {
    expect(faultsOf(poem)).toEqual(expect.arrayContaining(faults));
  });

  it.each([[[]], [['白日依山尽']], [['白日依山尽', '黄河入海流', '欲穷千里目', '更上楼']]])(
    '%j is no quatrain',
    (poem) => {
      expect(checkMetre(poem)).toMatchObject({ form: null, regular: false, faults: [{ code: 'form' }] });
    },
  );
});

it('doubled words are no repetition', () => {
  expect(checkMetre(lines('客舍青青柳色新，渭城朝雨浥轻尘。')).faults).toEqual([{ code: 'form' }]);
  expect(faultsOf('渭城朝雨浥轻尘，客舍青青柳色新。劝君更尽一杯酒，西出阳关无故人。')).not.toContain(
    'repetition 2',
  );
});

it('a character that is read both ways in one sense fits either place', () => {
  expect(checkMetre(lines('日照香炉生紫烟，遥看瀑布挂前川。飞流直下三千尺，疑是银河落九天。')).tones[1]).toBe(
    '平通仄仄仄平平',
  );
});
