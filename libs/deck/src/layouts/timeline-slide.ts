import type { SlideOf, ThemeSlot } from '@danqing/contracts/agent';
import { disc, paint, rectangle, ring, rule, upright } from '../ornaments/shapes.ts';
import { across, MARGIN, PAGE } from '../page/page.ts';
import type { LaidOutSlide } from '../page/primitives.ts';
import type { SlideContext } from '../page/stage.ts';
import { BODY, LABEL } from '../text/type-scale.ts';
import { quietPage, writeFoot, writeTitle } from './quiet-page.ts';

const SLOTS: readonly ThemeSlot[] = ['accent1', 'accent2', 'accent3', 'accent4', 'accent1'];
const AXIS = 3.1;

/** Steps along a line; each next one begins a little lower where there is room, as a path goes. */
export function layOutTimeline(slide: SlideOf<'timeline'>, context: SlideContext): LaidOutSlide {
  const stage = quietPage(context, 'timeline');
  writeTitle(stage, slide.title);
  const boxes = across({ x: MARGIN, y: 0, w: PAGE.w - 2 * MARGIN, h: 0 }, slide.steps.length, 0.3);
  stage.add(rule(MARGIN, AXIS - 1.5 / 144, PAGE.w - MARGIN, paint('dk1', 0.3), 1.5));
  slide.steps.forEach(({ label, title, text }, index) => {
    const box = boxes[index];
    const slot = SLOTS[index] ?? 'accent1';
    if (!box) return;
    stage.write(
      label,
      { ...box, y: AXIS - 1.12, h: 0.78 },
      {
        font: 'heading',
        sizes: [26, 24, 22, 20, 18, 16, 14, 13],
        leading: 1.2,
        anchor: 'bottom',
        placeholder: { type: 'body', idx: 11 + 3 * index },
      },
      [slot, 'hlink'],
    );
    stage.add(
      disc(box.x + 0.17, AXIS, 0.17, paint(slot)),
      disc(box.x + 0.17, AXIS, 0.07, paint('lt1')),
      rectangle({ ...box, y: AXIS + 0.45, h: 6.5 - AXIS - 0.45 }, paint(slot, 0.1)),
      upright(box.x, AXIS + 0.45, 6.5 - AXIS - 0.45, paint(slot), 3),
    );
    const inner = { x: box.x + 0.24, w: box.w - 0.42 };
    stage.write(
      title,
      { ...inner, y: AXIS + 0.62, h: 0.78 },
      { ...LABEL, sizes: [19, 18, 17, 16, 15, 14, 13], placeholder: { type: 'body', idx: 12 + 3 * index } },
    );
    stage.write(
      text,
      { ...inner, y: AXIS + 1.46, h: 6.5 - AXIS - 1.6 },
      { ...BODY, sizes: [15, 14, 13, 12], leading: 1.45, placeholder: { type: 'body', idx: 13 + 3 * index } },
      ['dk2'],
    );
  });
  stage.add(ring(PAGE.w - 0.5, AXIS, 0.1, paint('dk1', 0.5), 1.5));
  writeFoot(stage);
  return stage.finish();
}
