import type { DeckDesign, SlideOf, ThemeSlot } from '@danqing/contracts/agent';
import { ridge } from '../ornaments/ridges.ts';
import { disc, paint, rectangle, rule } from '../ornaments/shapes.ts';
import { across, PAGE } from '../page/page.ts';
import type { LaidOutSlide } from '../page/primitives.ts';
import { Stage, type SlideContext } from './stage.ts';
import { clustersOf } from '../text/clusters.ts';
import { extentOf, isVerticalText } from '../text/set-text.ts';

const PANEL = 5.1;

export function layOutTitle(slide: SlideOf<'title'>, context: SlideContext): LaidOutSlide {
  const stage = new Stage(context, 'title', '', 'lt1');
  const left = PAGE.w - PANEL;
  const panel = slotOfFirst(context.design);
  stage.ornament(
    rectangle({ x: left, y: 0, w: PANEL, h: PAGE.h }, paint(panel)),
    disc(left + PANEL * 0.5, 3.05, 2.05, stage.veil(panel, 0.12)),
    ridge({ x: left, y: 5.2, w: PANEL, h: 2.3 }, 7, paint('accent2', 0.4), 2),
    ridge({ x: left, y: 6.1, w: PANEL, h: 1.4 }, 12, paint('dk2', 0.5), 2),
    rule(0.8, 1.06, 0.9, paint('accent1'), 3),
  );
  const characters = clustersOf(slide.character);
  const stacked = characters.length > 1 && isVerticalText(slide.character);
  const title = stage.set(
    slide.title,
    { x: 0.8, y: 1.35, w: left - 1.7, h: 2.5 },
    {
      font: 'heading',
      sizes: [60, 56, 52, 48, 44, 40, 36, 32, 28],
      leading: 1.22,
      bold: true,
      evenly: true,
      anchor: 'top',
      placeholder: { type: 'ctrTitle', idx: 0 },
    },
  );
  const height = extentOf(title).across;
  stage.add({ ...title, box: { ...title.box, h: height } });
  stage.write(
    slide.subtitle,
    { x: 0.8, y: 1.35 + height + 0.32, w: left - 2, h: 1.3 },
    {
      font: 'body',
      sizes: [20, 19, 18, 17, 16, 15, 14],
      leading: 1.5,
      placeholder: { type: 'subTitle', idx: 1 },
    },
    ['dk2'],
  );
  stage.write(
    slide.character,
    { x: left + 0.3, y: 1.0, w: PANEL - 0.6, h: 4.1 },
    {
      font: 'heading',
      sizes: stacked ? [120, 110, 100, 90, 80, 70, 60] : [232, 200, 168, 140, 120, 100, 80, 60],
      leading: stacked ? 1.36 : 1.15,
      align: 'center',
      anchor: 'middle',
      vertical: stacked,
      placeholder: { type: 'body', idx: 12 },
    },
    ['lt1', 'dk1'],
  );
  writePaletteNames(stage, left - 1.7);
  return stage.finish();
}

const slotOfFirst = ({ colors, palette }: DeckDesign): ThemeSlot =>
  colors.find(({ hex, slot }) => hex === palette[0]?.hex && /^(accent|lt2|dk2)/.test(slot))?.slot ??
  'accent1';

const SHOWN = 6;

function writePaletteNames(stage: Stage, width: number): void {
  const { colors } = stage.context.design;
  const accents = colors.filter(({ slot }) => slot.startsWith('accent')).slice(0, SHOWN);
  const boxes = across({ x: 0.8, y: 5.9, w: width, h: 0.42 }, SHOWN, 0.12);
  accents.forEach(({ slot, name }, index) => {
    const box = boxes[index];
    if (!box) return;
    stage.ornament(rectangle(box, paint(slot)));
    stage.ornament(
      stage.set(
        name,
        { ...box, y: box.y + 0.5, h: 0.4 },
        { font: 'heading', sizes: [11, 10, 9], leading: 1.25 },
        ['dk2'],
      ),
    );
  });
}
