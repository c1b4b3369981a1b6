import type { SlideOf } from '@danqing/contracts/agent';
import { ACCENTS } from '../ornaments/palette-bar.ts';
import { disc, paint, rectangle, rule } from '../ornaments/shapes.ts';
import { across, PAGE } from '../page/page.ts';
import type { LaidOutSlide } from '../page/primitives.ts';
import { Stage, type SlideContext } from './stage.ts';
import { clustersOf } from '../text/clusters.ts';
import { isVerticalText } from '../text/set-text.ts';

const FAN = 4.6;

export function layOutClosing(slide: SlideOf<'closing'>, context: SlideContext): LaidOutSlide {
  const stage = new Stage(context, 'closing', '', 'accent1');
  const left = PAGE.w - FAN;
  const slots = ACCENTS.slice(1);
  stage.ornament(disc(1.2, 6.9, 2.6, stage.veil('accent1', 0.1)));
  const stripes = across({ x: left, y: 0, w: FAN, h: PAGE.h }, slots.length, 0);
  slots.forEach((slot, index) => {
    const stripe = stripes[index];
    if (stripe) stage.ornament(rectangle(stripe, paint(slot)));
  });
  slots.forEach((slot, index) => {
    const stripe = stripes[index];
    const { name = '' } = context.design.colors.find((color) => color.slot === slot) ?? {};
    if (stripe && isVerticalText(name))
      stage.ornament(
        // One line per character, because some programs do not render vertical text in a layout's text box.
        stage.set(
          clustersOf(name),
          { x: stripe.x + 0.1, y: 0.7, w: stripe.w - 0.2, h: 3.4 },
          { font: 'heading', sizes: [16, 14, 12, 11, 10], leading: 1.2, align: 'center' },
          ['lt1', 'dk1'],
        ),
      );
  });
  const title = stage.write(
    slide.title,
    { x: 0.9, y: 1.5, w: left - 1.9, h: 2.1 },
    {
      font: 'heading',
      sizes: [64, 58, 52, 48, 44, 40, 36, 32, 28],
      leading: 1.2,
      bold: true,
      evenly: true,
      anchor: 'bottom',
      placeholder: { type: 'ctrTitle', idx: 0 },
    },
    ['lt1', 'dk1'],
  );
  stage.ornament(rule(0.92, 3.85, 1.1, { slot: title.paint.slot }, 3));
  stage.write(
    slide.lines,
    { x: 0.9, y: 4.15, w: left - 1.9, h: 2.3 },
    {
      font: 'body',
      sizes: [20, 18, 17, 16, 15, 14, 13],
      leading: 1.4,
      gap: 0.45,
      placeholder: { type: 'body', idx: 11 },
    },
    ['lt1', 'dk1'],
  );
  return stage.finish();
}
