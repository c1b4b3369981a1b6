import type { Reading } from './reading.ts';

/** Words whose sense requires a different reading from the rhyme book: `word character tone rhyme sense`. */
const SOURCE = `
三更 更 平 庚 a watch of the night
五更 更 平 庚 a watch of the night
残更 更 平 庚 a watch of the night
更深 更 平 庚 a watch of the night
更筹 更 平 庚 a watch of the night
华重 重 上 肿 heavy
气重 重 上 肿 heavy
渐重 重 上 肿 heavy
长莓 长 上 养 to grow, to feed
沧浪 浪 平 阳 the dark green river
骑牛 骑 平 支 to ride
数归 数 上 麌 to count
闲数 数 上 麌 to count
自数 数 上 麌 to count
单于 单 平 先 the title of a steppe king
`;

interface Sense {
  word: string;
  at: number;
  reading: Reading;
}

export const SENSES: readonly Sense[] = SOURCE.trim()
  .split('\n')
  .map((line) => {
    const [word = '', character = '', tone, rhyme = ''] = line.split(' ');
    return { word, at: word.indexOf(character), reading: { tone: tone as Reading['tone'], rhyme } };
  });
