import type { SlideOf } from '@danqing/contracts/agent';
import { landscape } from '../ornaments/landscape.ts';
import { paint, rectangle, rule } from '../ornaments/shapes.ts';
import { PAGE } from '../page/page.ts';
import type { LaidOutSlide } from '../page/primitives.ts';
import type { SlideContext } from './stage.ts';
import { BODY, SMALL, TITLE } from '../text/type-scale.ts';
import { quietPage, writeFoot } from './quiet-page.ts';

export function layOutPicture(slide: SlideOf<'picture'>, context: SlideContext): LaidOutSlide {
  const stage = quietPage(context, 'picture');
  const side = 6.3;
  const box = { x: PAGE.w - side, y: 0, w: side, h: PAGE.h };
  stage.ornament(rectangle({ ...box, x: box.x - 0.12, w: 0.12 }, paint('accent1')));
  const inner = { x: 0.8, w: box.x - 0.8 - 0.75 };
  stage.write(
    slide.title,
    { ...inner, y: 0.9, h: 1.75 },
    { ...TITLE, sizes: [38, 36, ...TITLE.sizes], anchor: 'bottom' },
  );
  stage.add(rule(inner.x, 2.86, 0.9, paint('accent1'), 3));
  stage.write(
    slide.text,
    { ...inner, y: 3.12, h: 2.75 },
    {
      ...BODY,
      sizes: [22, 21, 20, 19, ...BODY.sizes],
      leading: 1.55,
      placeholder: { type: 'body', idx: 11 },
    },
    ['dk1'],
  );
  stage.add({ kind: 'picture', box, alt: slide.alt, fallback: landscape(box, 31 + context.index) });
  stage.write(
    slide.caption,
    { ...inner, y: 5.98, h: 0.7 },
    { ...SMALL, anchor: 'bottom', placeholder: { type: 'body', idx: 12 } },
    ['dk2'],
  );
  writeFoot(stage, inner.x, inner.x + inner.w);
  return stage.finish();
}
