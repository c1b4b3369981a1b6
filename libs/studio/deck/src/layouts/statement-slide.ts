import type { SlideOf } from '@danqing/contracts/agent';
import { paletteBar } from '../ornaments/palette-bar.ts';
import { disc, paint, ring, rule } from '../ornaments/shapes.ts';
import { PAGE } from '../page/page.ts';
import type { LaidOutSlide } from '../page/primitives.ts';
import { Stage, type SlideContext } from './stage.ts';
import { extentOf } from '../text/set-text.ts';

export function layOutStatement(slide: SlideOf<'statement'>, context: SlideContext): LaidOutSlide {
  const night = context.index % 2 === 0;
  const stage = new Stage(context, 'statement', night ? 'night' : 'day', night ? 'dk2' : 'lt2');
  stage.ornament(
    ...(night
      ? [
          disc(11.9, 1.15, 2.3, paint('accent1', 0.5)),
          ring(11.9, 1.15, 3.0, paint('lt1', 0.22), 1),
          ring(11.9, 1.15, 3.8, paint('lt1', 0.12), 1),
        ]
      : [disc(12.3, 6.2, 2.7, paint('accent1')), disc(9.3, 6.9, 0.95, paint('accent2', 0.6))]),
    ...paletteBar({ x: 0, y: PAGE.h - 0.16, w: PAGE.w, h: 0.16 }),
    rule(0.92, 1.5, 0.9, night ? paint('lt1') : paint('accent1'), 3),
  );
  const said = stage.set(
    slide.text,
    { x: 0.9, y: 1.85, w: night ? 8.6 : 9.2, h: 2.75 },
    {
      font: 'heading',
      sizes: [54, 50, 46, 42, 38, 34, 30, 28],
      leading: 1.3,
      bold: true,
      evenly: true,
      placeholder: { type: 'title', idx: 0 },
    },
    night ? ['lt1'] : ['dk1'],
  );
  const height = extentOf(said).across;
  stage.add({ ...said, box: { ...said.box, h: height } });
  stage.write(
    slide.support,
    { x: 0.9, y: 1.85 + height + 0.4, w: 7, h: 1.7 },
    { font: 'body', sizes: [20, 18, 17, 16, 15, 14], leading: 1.5, placeholder: { type: 'body', idx: 11 } },
    night ? ['lt2', 'lt1'] : ['dk2', 'dk1'],
  );
  return stage.finish();
}
