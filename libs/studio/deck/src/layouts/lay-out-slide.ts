import type { DeckModel, Slide } from '@danqing/contracts/agent';
import type { LaidOutSlide } from '../page/primitives.ts';
import type { SlideContext } from './stage.ts';
import { layOutAgenda } from './agenda-slide.ts';
import { layOutBullets } from './bullets-slide.ts';
import { layOutChart } from './chart-slide.ts';
import { layOutClosing } from './closing-slide.ts';
import { layOutColumns } from './columns-slide.ts';
import { layOutPicture } from './picture-slide.ts';
import { layOutQuote } from './quote-slide.ts';
import { layOutSection } from './section-slide.ts';
import { layOutStatement } from './statement-slide.ts';
import { layOutTable } from './table-slide.ts';
import { layOutTimeline } from './timeline-slide.ts';
import { layOutTitle } from './title-slide.ts';

/**
 * Returns the context in which `layOutSlide` lays out one slide of the deck.
 *
 * @param index from 0
 */
export const contextOf = ({ plan, design, content }: DeckModel, index: number): SlideContext => ({
  design,
  locale: plan.locale,
  index,
  count: content.length,
  title: plan.title,
});

/**
 * Lays out a slide as shapes, texts and native objects, in inches on a page of 13.333 × 7.5. For every design
 * from `makeDesign`, each text fits its box and has a contrast of at least 4.5:1.
 */
export function layOutSlide(slide: Slide, context: SlideContext): LaidOutSlide {
  switch (slide.layout) {
    case 'title':
      return layOutTitle(slide, context);
    case 'agenda':
      return layOutAgenda(slide, context);
    case 'section':
      return layOutSection(slide, context);
    case 'statement':
      return layOutStatement(slide, context);
    case 'bullets':
      return layOutBullets(slide, context);
    case 'columns':
      return layOutColumns(slide, context);
    case 'picture':
      return layOutPicture(slide, context);
    case 'chart':
      return layOutChart(slide, context);
    case 'timeline':
      return layOutTimeline(slide, context);
    case 'table':
      return layOutTable(slide, context);
    case 'quote':
      return layOutQuote(slide, context);
    case 'closing':
      return layOutClosing(slide, context);
  }
}
