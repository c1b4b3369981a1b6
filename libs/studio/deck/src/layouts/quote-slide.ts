import type { SlideOf } from '@danqing/contracts/agent';
import { ridge } from '../ornaments/ridges.ts';
import { disc, paint, rule } from '../ornaments/shapes.ts';
import { PAGE } from '../page/page.ts';
import type { LaidOutSlide } from '../page/primitives.ts';
import { Stage, type SlideContext } from './stage.ts';
import { isVerticalText, type Setting } from '../text/set-text.ts';

/** Lays out a quotation: in columns from right to left for Chinese and Japanese, else in large lines. */
export function layOutQuote(slide: SlideOf<'quote'>, context: SlideContext): LaidOutSlide {
  const upright = context.locale !== 'en' && isVerticalText(slide.text) && slide.text.length <= 84;
  const stage = new Stage(context, 'quote', upright ? 'upright' : 'lines', 'lt2');
  stage.ornament(
    disc(2.9, 2.6, 1.35, paint('accent1')),
    ridge({ x: 0, y: 5.3, w: PAGE.w, h: 2.2 }, 41, paint('accent1', 0.2), 3),
    ridge({ x: 0, y: 6.1, w: PAGE.w, h: 1.4 }, 44, paint('accent2', 0.3), 2),
    ridge({ x: 0, y: 6.72, w: PAGE.w, h: 0.78 }, 46, paint('dk2', 0.7), 3),
  );
  const words: Setting = {
    font: 'heading',
    sizes: [40, 36, 34, 32, 30, 28, 26, 24, 22, 20],
    leading: 1.5,
    evenly: true,
    placeholder: { type: 'title', idx: 0 },
  };
  const source = {
    font: 'body',
    sizes: [18, 16, 15, 14, 13],
    leading: 1.4,
    placeholder: { type: 'body', idx: 11 },
  } as const;
  if (upright) {
    stage.write(slide.text, { x: 5.4, y: 0.85, w: 7.1, h: 4.3 }, { ...words, leading: 1.7, vertical: true }, [
      'dk1',
    ]);
    stage.write(slide.source, { x: 0.9, y: 4.35, w: 4.2, h: 0.9 }, { ...source, anchor: 'top' }, [
      'dk2',
      'dk1',
    ]);
  } else {
    stage.write(
      slide.text,
      { x: 4.9, y: 0.95, w: 7.6, h: 3.5 },
      { ...words, leading: 1.36, anchor: 'middle' },
      ['dk1'],
    );
    stage.add(rule(4.92, 4.62, 0.8, paint('accent1'), 3));
    stage.write(slide.source, { x: 4.9, y: 4.74, w: 7.4, h: 0.56 }, { ...source, anchor: 'top' }, [
      'dk2',
      'dk1',
    ]);
  }
  return stage.finish();
}
