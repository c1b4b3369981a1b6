import type { DeckPlan, Slide } from '@danqing/contracts/agent';

const notes = '讲稿';
const statements = Array.from({ length: 6 }, (_, index): Slide => ({
  layout: 'statement',
  text: `第${index + 2}页`,
  support: '要点',
  notes,
}));

export const writtenSlides: readonly Slide[] = [
  { layout: 'title', title: '雨过天青', subtitle: '瓷色与当代空间', character: '青', notes },
  ...statements,
  { layout: 'closing', title: '谢谢', lines: ['请提问'], notes },
];

export const writtenPlan: DeckPlan = {
  kind: 'lesson',
  locale: 'zh',
  title: '雨过天青',
  subtitle: '瓷色与当代空间',
  slides: writtenSlides.map(({ layout }, index) => ({ layout, title: `第${index + 1}页` })),
};

/** Returns the slides `from` to `to - 1` as model output: one JSON line each, split into chunks. */
export const linesOf = (from = 0, to = writtenSlides.length): string[] =>
  writtenSlides.slice(from, to).flatMap((slide) => {
    const line = `${JSON.stringify(slide)}\n`;
    return [line.slice(0, 20), line.slice(20)];
  });
