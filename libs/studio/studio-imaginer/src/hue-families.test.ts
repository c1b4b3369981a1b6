import { readFileSync } from 'node:fs';
import { hexToOklch, hueGroup, type HueGroup } from '@danqing/color-core';
import { expect, it } from 'vitest';
import type { TraditionalColor } from './examples.ts';
import { learnColors } from './color-knowledge.ts';
import { generateColor } from './generate-color.ts';

const FILE = new URL('../../../../services/colors/data/colors.json', import.meta.url);
const imagination = learnColors(JSON.parse(readFileSync(FILE, 'utf8')) as TraditionalColor[]);

const EXPECTED: readonly [HueGroup[], string][] = [
  [['red'], '旧书红 旧墙红 夕阳红 枫叶红 老酒红 雪夜红 墨黑红 青砖红 石榴汁红 戏台红'],
  [['orange'], '柿子橙 落日橙'],
  [['yellow'], '秋葵黄 银杏黄 麦浪黄 旧纸黄 老墙黄 铜镜黄'],
  [
    ['green', 'cyan'],
    '新茶绿 墨竹绿 墨玉绿 墨池绿 老茶绿 松烟绿 雨林绿 苔痕绿 橄榄叶绿 荷塘绿 葡萄绿 旧瓦绿',
  ],
  [['green', 'cyan', 'blue'], '雨后青 远山青 铁锈青 砖瓦青 旧衫青'],
  [['blue'], '深海蓝 雪山蓝 月夜蓝 暮雨蓝 故宫蓝 石墨蓝 火焰蓝 旧布蓝'],
  [['purple'], '旧梦紫 晚霞紫 江雾紫 葡萄酒紫 茄子紫 丁香紫'],
  [['neutral'], '梨花白 豆浆白 红墙白 夜空黑 檀木黑 雨云灰 鸽羽灰 旧瓦灰 桃花灰'],
  [['red', 'orange', 'yellow'], '咖啡褐 栗壳褐 竹青褐 枯叶棕 熊皮棕'],
];

it.each(EXPECTED.flatMap(([groups, names]) => names.split(' ').map((name) => [name, groups] as const)))(
  '%s stays among %j, for every seed',
  (name, groups) => {
    const seeds = [{}, ...Array.from({ length: 12 }, (_, seed) => ({ seed: String(seed) }))];
    for (const seed of seeds) expect(groups).toContain(hueGroup(generateColor(name, imagination, seed).hex));
  },
);

it.each([
  ['梨花白', 0.88, 1],
  ['红墙白', 0.88, 1],
  ['夜空黑', 0, 0.4],
  ['雨云灰', 0.35, 0.85],
  ['竹青褐', 0.3, 0.66],
])('%s is as light as its word says', (name, least, most) => {
  const { l } = hexToOklch(generateColor(name, imagination).hex);
  expect(l).toBeGreaterThan(least);
  expect(l).toBeLessThan(most);
});
