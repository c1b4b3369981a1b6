import type { SlideOf, ThemeSlot } from '@danqing/contracts/agent';
import { disc, paint, rectangle, rule } from '../ornaments/shapes.ts';
import { across, MARGIN, PAGE } from '../page/page.ts';
import type { LaidOutSlide } from '../page/primitives.ts';
import type { SlideContext } from './stage.ts';
import { oneSize } from '../text/set-text.ts';
import { BODY, LABEL } from '../text/type-scale.ts';
import { quietPage, writeFoot, writeTitle } from './quiet-page.ts';

const SLOTS: readonly ThemeSlot[] = ['accent1', 'accent2', 'accent3', 'accent4', 'accent1'];
const PAD = 0.24;
const HIGHEST = 3.0;
const LOWEST = 3.55;
const BOTTOM = 6.55;

export function layOutTimeline(slide: SlideOf<'timeline'>, context: SlideContext): LaidOutSlide {
  const stage = quietPage(context, 'timeline');
  writeTitle(stage, slide.title);
  const { steps } = slide;
  const boxes = across({ x: MARGIN, y: 0, w: PAGE.w - 2 * MARGIN, h: 0 }, steps.length, 0.3);
  const w = (boxes[0]?.w ?? 1) - 0.42;
  const room = BOTTOM - HIGHEST - 0.45;
  const labels = oneSize(
    steps.map(({ label }) => label),
    { w: w + 0.42, h: 0.78 },
    { font: 'heading', sizes: [28, 26, 24, 22, 20, 18, 16, 14, 13], leading: 1.2, anchor: 'bottom' },
  );
  const titles = oneSize(
    steps.map(({ title }) => title),
    { w, h: 0.8 },
    { ...LABEL, sizes: [22, 21, ...LABEL.sizes] },
  );
  const texts = oneSize(
    steps.map(({ text }) => text),
    { w, h: room - titles.height - 2 * PAD - 0.1 },
    { ...BODY, sizes: [20, 19, ...BODY.sizes], leading: 1.45 },
  );
  const card = titles.height + texts.height + 2 * PAD + 0.1;
  const axis = Math.min(LOWEST, BOTTOM - 0.45 - card);
  stage.add(rule(MARGIN, axis - 1.5 / 144, PAGE.w - MARGIN, paint('dk1', 0.3), 1.5));
  steps.forEach(({ label, title, text }, index) => {
    const box = boxes[index];
    const slot = SLOTS[index] ?? 'accent1';
    if (!box) return;
    const place = (offset: number) => ({ type: 'body' as const, idx: 11 + 3 * index + offset });
    const labelBox = { ...box, y: axis - 1.12, h: 0.78 };
    stage.write(label, labelBox, { ...labels.setting, placeholder: place(0) }, [slot, 'hlink', 'dk2']);
    const top = axis + 0.45;
    stage.add(
      disc(box.x + 0.17, axis, 0.17, paint(slot)),
      disc(box.x + 0.17, axis, 0.07, paint('lt1')),
      rectangle({ ...box, y: top, h: card }, paint(slot, 0.1)),
      rectangle({ ...box, y: top, w: 0.05, h: card }, paint(slot)),
    );
    const inner = { x: box.x + PAD, w };
    const titleBox = { ...inner, y: top + PAD, h: titles.height };
    stage.write(title, titleBox, { ...titles.setting, placeholder: place(1) });
    const textBox = { ...inner, y: top + PAD + titles.height + 0.1, h: texts.height };
    stage.write(text, textBox, { ...texts.setting, placeholder: place(2) }, ['dk2']);
  });
  writeFoot(stage);
  return stage.finish();
}
