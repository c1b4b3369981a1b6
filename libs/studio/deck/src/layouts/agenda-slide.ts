import type { SlideOf } from '@danqing/contracts/agent';
import { disc, paint, rectangle, rule } from '../ornaments/shapes.ts';
import { down, PAGE } from '../page/page.ts';
import type { LaidOutSlide } from '../page/primitives.ts';
import type { SlideContext } from './stage.ts';
import { isVerticalText } from '../text/set-text.ts';
import { LABEL, TITLE } from '../text/type-scale.ts';
import { quietPage, writeFoot } from './quiet-page.ts';

const SIDE = 4.2;

export function layOutAgenda(slide: SlideOf<'agenda'>, context: SlideContext): LaidOutSlide {
  const stage = quietPage(context, 'agenda');
  stage.ornament(
    rectangle({ x: 0.16, y: 0, w: SIDE, h: PAGE.h }, paint('lt2')),
    rectangle({ x: 0.16, y: 0, w: SIDE, h: PAGE.h }, paint('accent1', 0.14)),
    disc(0.16 + SIDE * 0.5, 5.9, 1.1, paint('accent1', 0.22)),
    disc(0.16 + SIDE * 0.5 + 0.75, 5.35, 0.42, paint('accent2', 0.32)),
  );
  const upright = isVerticalText(slide.title) && slide.title.length <= 12;
  if (upright)
    stage.write(
      slide.title,
      { x: 1.7, y: 0.8, w: 1.05, h: 4 },
      {
        ...TITLE,
        sizes: [54, 48, 42, 36, 32, 28, 24],
        leading: 1.36,
        vertical: true,
      },
    );
  else
    stage.write(
      slide.title,
      { x: 0.8, y: 0.8, w: SIDE - 1.1, h: 3.4 },
      { ...TITLE, sizes: [44, 40, 36, 32, 28, 24, 22] },
    );
  const count = slide.items.length;
  const rows = down({ x: 5.3, y: 0.85, w: PAGE.w - 5.3 - 0.8, h: 5.75 }, Math.max(count, 4), 0);
  const first = (Math.max(count, 4) - count) / 2;
  slide.items.forEach((item, index) => {
    const slot = rows[0];
    if (!slot) return;
    const y = slot.y + (index + first) * slot.h;
    if (index > 0) stage.add(rule(slot.x, y, slot.w, paint('dk1', 0.14), 0.75));
    stage.write(
      String(index + 1).padStart(2, '0'),
      { x: slot.x, y: y + 0.06, w: 1.1, h: slot.h - 0.12 },
      { font: 'heading', sizes: [30], leading: 1.1, anchor: 'middle' },
      ['accent1', 'hlink', 'dk2'],
    );
    stage.write(
      item,
      { x: slot.x + 1.25, y: y + 0.06, w: slot.w - 1.25, h: slot.h - 0.12 },
      {
        ...LABEL,
        sizes: [26, 24, 22, 20, 18, 16, 15],
        anchor: 'middle',
        bold: false,
        placeholder: { type: 'body', idx: 11 + index },
      },
    );
  });
  writeFoot(stage, 5.3);
  return stage.finish();
}
