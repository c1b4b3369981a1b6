import type { SlideLayout, ThemeSlot } from '@danqing/contracts/agent';
import { paletteBar } from '../ornaments/palette-bar.ts';
import { paint, rule } from '../ornaments/shapes.ts';
import { MARGIN, PAGE } from '../page/page.ts';
import { Stage, type SlideContext } from './stage.ts';
import { SMALL, TITLE } from '../text/type-scale.ts';

const SPINE = 0.16;
const FOOT = 6.93;

/** Top and bottom of the body, in inches from the top of the page. */
export const BODY_TOP = 1.86;
export const BODY_BOTTOM = 6.62;

/**
 * Starts a slide on paper with the palette as a narrow spine, and a footer with the deck's title and the page
 * number.
 */
export function quietPage(
  context: SlideContext,
  layout: SlideLayout,
  variant = '',
  ground: ThemeSlot = 'lt1',
): Stage {
  const stage = new Stage(context, layout, variant, ground);
  stage.ornament(
    ...paletteBar({ x: 0, y: 0, w: SPINE, h: PAGE.h }),
    rule(MARGIN, FOOT - 0.09, PAGE.w - 2 * MARGIN, paint('dk1', 0.14), 0.75),
  );
  return stage;
}

export function writeTitle(stage: Stage, title: string, width = PAGE.w - 2 * MARGIN): void {
  stage.write(title, { x: MARGIN, y: 0.58, w: width, h: 1.02 }, { ...TITLE, anchor: 'middle' });
}

/** Adds the footer. Call it last, because content is read in the order of insertion. */
export function writeFoot(stage: Stage, left = MARGIN, right = PAGE.w - MARGIN): void {
  const { title, index } = stage.context;
  stage.write(
    title,
    { x: left, y: FOOT, w: right - left - 1.2, h: 0.28 },
    { ...SMALL, sizes: [10], placeholder: { type: 'ftr', idx: 90 }, anchor: 'middle' },
    ['dk2'],
  );
  stage.write(
    String(index + 1),
    { x: right - 1, y: FOOT, w: 1, h: 0.28 },
    {
      ...SMALL,
      font: 'heading',
      sizes: [11],
      align: 'right',
      anchor: 'middle',
      placeholder: { type: 'sldNum', idx: 91 },
      field: 'slidenum',
    },
    ['dk2'],
  );
}
