import type { SlideOf } from '@danqing/contracts/agent';
import { paint, rectangle } from '../ornaments/shapes.ts';
import { across, MARGIN, PAGE } from '../page/page.ts';
import type { LaidOutSlide } from '../page/primitives.ts';
import type { SlideContext } from './stage.ts';
import { oneSize } from '../text/set-text.ts';
import { BODY, LABEL } from '../text/type-scale.ts';
import { BODY_BOTTOM, BODY_TOP, quietPage, writeFoot, writeTitle } from './quiet-page.ts';

const HEAD = 0.92;

export function layOutColumns(slide: SlideOf<'columns'>, context: SlideContext): LaidOutSlide {
  const stage = quietPage(context, 'columns');
  const body = { x: MARGIN, y: BODY_TOP, w: PAGE.w - 2 * MARGIN, h: BODY_BOTTOM - BODY_TOP };
  const boxes = across(body, 2, 0.4);
  boxes.forEach((box, index) => {
    const slot = index === 0 ? 'accent1' : 'accent2';
    stage.ornament(
      rectangle({ ...box, h: HEAD }, paint(slot)),
      rectangle({ ...box, y: box.y + HEAD, h: box.h - HEAD }, paint(slot, 0.1)),
    );
  });
  writeTitle(stage, slide.title);
  const texts = oneSize(
    slide.columns.map(({ lines }) => lines),
    { w: (boxes[0]?.w ?? 1) - 0.76, h: body.h - HEAD - 0.6 },
    { ...BODY, sizes: [24, 22, 20, 19, ...BODY.sizes], leading: 1.42, gap: 0.62 },
  );
  slide.columns.forEach(({ heading, lines }, index) => {
    const box = boxes[index];
    if (!box) return;
    const inner = { x: box.x + 0.38, w: box.w - 0.76 };
    stage.write(
      heading,
      { ...inner, y: box.y + 0.08, h: HEAD - 0.16 },
      {
        ...LABEL,
        sizes: [26, 24, 22, 20, 18, 16, 15, 14],
        anchor: 'middle',
        placeholder: { type: 'body', idx: 11 + 2 * index },
      },
      ['lt1', 'dk1'],
    );
    stage.write(
      lines,
      { ...inner, y: box.y + HEAD + 0.32, h: box.h - HEAD - 0.6 },
      {
        ...texts.setting,
        placeholder: { type: 'body', idx: 12 + 2 * index },
      },
    );
  });
  writeFoot(stage);
  return stage.finish();
}
