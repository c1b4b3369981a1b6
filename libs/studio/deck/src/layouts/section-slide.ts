import type { SlideOf, ThemeSlot } from '@danqing/contracts/agent';
import { ridge } from '../ornaments/ridges.ts';
import { disc, paint, rule } from '../ornaments/shapes.ts';
import { PAGE } from '../page/page.ts';
import type { LaidOutSlide } from '../page/primitives.ts';
import { Stage, type SlideContext } from './stage.ts';

/** Formal numerals, as on banknotes, because a lone 一 would look like a rule. */
const NUMERALS = { zh: '壹贰叁肆伍陆柒捌玖', ja: '壱弐参四五六七八九', en: '123456789' } as const;
const SLOTS: readonly ThemeSlot[] = ['accent1', 'accent2', 'accent3', 'accent4'];

export function layOutSection(slide: SlideOf<'section'>, context: SlideContext): LaidOutSlide {
  const turn = (slide.number - 1) % SLOTS.length;
  const slot = SLOTS[turn] ?? 'accent1';
  const next = SLOTS[(turn + 1) % SLOTS.length] ?? 'accent2';
  const stage = new Stage(context, 'section', slot, slot);
  const seed = 20 + turn * 5;
  stage.ornament(
    disc(11.25 - (turn % 2) * 0.4, 2.1, 1.3, paint('lt1', 0.85)),
    ridge({ x: 0, y: 5.62, w: PAGE.w, h: 1.88 }, seed, paint(next, 0.34), 3),
    ridge({ x: 0, y: 6.0, w: PAGE.w, h: 1.5 }, seed + 1, paint('dk2', 0.3), 2),
    ridge({ x: 0, y: 6.55, w: PAGE.w, h: 0.95 }, seed + 2, paint('dk2', 0.55), 3),
  );
  const numeral = NUMERALS[context.locale].charAt(slide.number - 1);
  stage.write(
    numeral,
    { x: 0.85, y: 0.7, w: 2.4, h: 2.1 },
    { font: 'heading', sizes: [132], leading: 1.1, anchor: 'middle', placeholder: { type: 'body', idx: 11 } },
    ['lt1', 'dk1'],
  );
  const box = { x: 0.9, y: 2.86, w: 8.2, h: 1.2 };
  const title = stage.write(
    slide.title,
    box,
    {
      font: 'heading',
      sizes: [50, 46, 42, 38, 34, 30, 26, 24],
      leading: 1.2,
      bold: true,
      evenly: true,
      anchor: 'bottom',
      placeholder: { type: 'title', idx: 0 },
    },
    ['lt1', 'dk1'],
  );
  stage.ornament(rule(0.92, 4.27, 1.1, { slot: title.paint.slot }, 2));
  stage.write(
    slide.summary,
    { x: 0.9, y: 4.5, w: 7.4, h: 1.06 },
    { font: 'body', sizes: [20, 18, 17, 16, 15, 14], leading: 1.45, placeholder: { type: 'body', idx: 12 } },
    ['lt1', 'dk1'],
  );
  return stage.finish();
}
