import type { SlideOf, ThemeSlot } from '@danqing/contracts/agent';
import { drawChart } from '../chart/draw-chart.ts';
import { paint, rectangle } from '../ornaments/shapes.ts';
import { hexOf, inkOn, over } from '../page/grounds.ts';
import { MARGIN, PAGE } from '../page/page.ts';
import type { LaidOutSlide, Paint } from '../page/primitives.ts';
import type { SlideContext } from './stage.ts';
import { SMALL } from '../text/type-scale.ts';
import { BODY_TOP, quietPage, writeFoot, writeTitle } from './quiet-page.ts';

const SERIES: readonly ThemeSlot[] = ['accent1', 'accent2', 'accent3', 'accent4'];
/**
 * Opacity of the second round of accents. A doughnut may have twice as many segments as there are strong
 * accents.
 */
const PALER = 0.55;

export function layOutChart(slide: SlideOf<'chart'>, context: SlideContext): LaidOutSlide {
  const stage = quietPage(context, 'chart');
  const side = { x: MARGIN, y: BODY_TOP, w: 3.25, h: 4.35 };
  stage.ornament(rectangle(side, paint('lt2')), rectangle({ ...side, w: 0.08 }, paint('accent1')));
  writeTitle(stage, slide.title);
  stage.write(
    slide.takeaway,
    { x: side.x + 0.35, y: side.y + 0.3, w: side.w - 0.6, h: side.h - 0.6 },
    {
      font: 'heading',
      sizes: [25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14],
      leading: 1.38,
      anchor: 'middle',
      placeholder: { type: 'body', idx: 11 },
    },
  );
  const paints: Paint[] =
    slide.kind === 'doughnut'
      ? slide.categories.map((_, index) =>
          paint(SERIES[index % SERIES.length] ?? 'accent1', index < SERIES.length ? undefined : PALER),
        )
      : slide.series.map((_, index) => paint(SERIES[index] ?? 'accent1'));
  const unit = slide.unit === '' || slide.kind === 'doughnut' ? 0 : 0.34;
  const box = { x: 4.5, y: BODY_TOP + unit, w: PAGE.w - MARGIN - 4.5, h: 4.35 - unit };
  if (unit > 0)
    stage.write(
      slide.unit,
      { x: box.x, y: BODY_TOP - 0.04, w: 4, h: 0.32 },
      { ...SMALL, placeholder: { type: 'body', idx: 12 } },
      ['dk2'],
    );
  const ink = paint('dk1');
  const size = 14;
  const paper = hexOf(context.design, 'lt1');
  const inks = paints.map((part) =>
    inkOn(context.design, [over(context.design, part, paper)], ['lt1', 'dk1']),
  );
  stage.add({
    kind: 'chart',
    box,
    data: slide,
    paints,
    ink,
    inks,
    size,
    drawn: drawChart(slide, { box, paints, ink, inks, size, locale: context.locale }),
  });
  stage.write(
    slide.source,
    { x: MARGIN, y: 6.32, w: PAGE.w - 2 * MARGIN, h: 0.42 },
    { ...SMALL, sizes: [11, 10, 9], anchor: 'middle', placeholder: { type: 'body', idx: 13 } },
    ['dk2'],
  );
  writeFoot(stage);
  return stage.finish();
}
