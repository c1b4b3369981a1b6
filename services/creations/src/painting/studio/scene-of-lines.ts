import type { PaintedScene } from '@danqing/studio-painter';

const THINGS: readonly [characters: string, thing: string][] = [
  ['月', 'moon'],
  ['星', 'stars'],
  ['日阳', 'sun'],
  ['雪', 'snow'],
  ['雨', 'rain'],
  ['舟船帆', 'boat'],
  ['柳杨', 'willow'],
  ['梅', 'plum'],
  ['竹', 'bamboo'],
  ['荷莲', 'lotus'],
  ['松', 'pine'],
  ['桃', 'peach'],
  ['桥', 'bridge'],
  ['雁', 'geese'],
  ['鹤', 'crane'],
  ['燕', 'swallow'],
  ['亭', 'pavilion'],
  ['芦苇', 'reeds'],
  ['兰', 'orchid'],
  ['菊', 'chrysanthemum'],
];
const has = (text: string, characters: string) =>
  [...characters].some((character) => text.includes(character));

export function sceneOfLines(lines: readonly string[]): PaintedScene {
  const text = lines.join('');
  const things = THINGS.filter(([characters]) => has(text, characters)).map(([, thing]) => thing);
  return {
    things,
    ...(has(text, '夜月星') && { time: 'night' }),
    ...(has(text, '雪') && { weather: 'snow' }),
    ...(!has(text, '雪') && has(text, '雨') && { weather: 'rain' }),
  };
}
