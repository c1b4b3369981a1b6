import type { SlideOf, ThemeSlot } from '@danqing/contracts/agent';
import { disc, paint, rectangle, rule } from '../ornaments/shapes.ts';
import { across, down, MARGIN, PAGE } from '../page/page.ts';
import type { Box, LaidOutSlide } from '../page/primitives.ts';
import type { SlideContext, Stage } from './stage.ts';
import { oneSize, type Setting } from '../text/set-text.ts';
import { BODY, LABEL, TITLE } from '../text/type-scale.ts';
import { BODY_BOTTOM, BODY_TOP, quietPage, writeFoot, writeTitle } from './quiet-page.ts';

const SLOTS: readonly ThemeSlot[] = ['accent1', 'accent2', 'accent3', 'accent4'];
const MARK = 0.4;
const CARD_LABEL: Setting = { ...LABEL, sizes: [24, 22, ...LABEL.sizes] };
const CARD_TEXT: Setting = { ...BODY, sizes: [20, 19, ...BODY.sizes] };

type Item = SlideOf<'bullets'>['items'][number];

export function layOutBullets(slide: SlideOf<'bullets'>, context: SlideContext): LaidOutSlide {
  return context.index % 2 === 0 ? sideBySide(slide, context) : inRows(slide, context);
}

function sideBySide(slide: SlideOf<'bullets'>, context: SlideContext): LaidOutSlide {
  const stage = quietPage(context, 'bullets', 'columns');
  writeTitle(stage, slide.title);
  const body = { x: MARGIN, y: BODY_TOP + 0.1, w: PAGE.w - 2 * MARGIN, h: BODY_BOTTOM - BODY_TOP - 0.1 };
  const cards = across(body, slide.items.length, 0.34).map((box, index) => ({
    box,
    item: slide.items[index],
    slot: SLOTS[index] ?? ('accent1' as const),
    inner: { x: box.x + 0.3, w: box.w - 0.55, h: 2.5 },
  }));
  const w = cards[0]?.inner.w ?? 1;
  const labels = oneSize(
    slide.items.map(({ title }) => title),
    { w, h: 0.95 },
    CARD_LABEL,
  );
  const texts = oneSize(
    slide.items.map(({ text }) => text),
    { w, h: 1.95 },
    CARD_TEXT,
  );
  const textTop = body.y + body.h - 0.34 - texts.height;
  for (const { box, item, slot, inner } of cards) {
    if (!item) continue;
    stage.add(rectangle(box, paint(slot, 0.1)), rectangle({ ...box, h: 0.08 }, paint(slot)));
    writeMark(stage, item, box.x + 0.3 + MARK, box.y + 0.42 + MARK, slot);
    const index = slide.items.indexOf(item);
    const label = { ...inner, y: textTop - 0.16 - labels.height, h: labels.height };
    writeItem(
      stage,
      item,
      index,
      label,
      { ...inner, y: textTop, h: texts.height },
      {
        label: { ...labels.setting, anchor: 'bottom' },
        text: texts.setting,
      },
    );
  }
  writeFoot(stage);
  return stage.finish();
}

function inRows(slide: SlideOf<'bullets'>, context: SlideContext): LaidOutSlide {
  const stage = quietPage(context, 'bullets', 'rows');
  const side = { x: 0.16, y: 0, w: 4.3, h: PAGE.h };
  stage.ornament(
    rectangle(side, paint('accent1')),
    disc(1.1, 6.6, 1.7, stage.veil('accent1', 0.1)),
    disc(3.3, 7.4, 1.1, stage.veil('accent1', 0.14)),
  );
  stage.write(
    slide.title,
    { x: 0.8, y: 0.9, w: 3.3, h: 3.6 },
    { ...TITLE, sizes: [38, 36, 34, 32, 30, 28, 26, 24, 22] },
    ['lt1', 'dk1'],
  );
  const count = slide.items.length;
  const area = { x: 5.1, y: 0.8, w: PAGE.w - 5.1 - MARGIN, h: 5.8 };
  const rows = area.h / count;
  const w = area.w - 1.1;
  const label = oneSize(
    slide.items.map(({ title }) => title),
    { w, h: rows * 0.43 - 0.08 },
    CARD_LABEL,
  ).setting;
  const text = oneSize(
    slide.items.map((item) => item.text),
    { w, h: rows * 0.57 - 0.06 },
    CARD_TEXT,
  ).setting;
  down(area, count, 0).forEach((box, index) => {
    const item = slide.items[index];
    const slot = SLOTS[index] ?? 'accent1';
    if (!item) return;
    if (index > 0) stage.add(rule(box.x, box.y, box.w, paint('dk1', 0.14), 0.75));
    writeMark(stage, item, box.x + MARK, box.y + box.h / 2, slot);
    const inner = { x: box.x + 1.1, w: box.w - 1.1 };
    const half = box.y + box.h * 0.43;
    writeItem(
      stage,
      item,
      index,
      { ...inner, y: box.y + 0.06, h: half - box.y - 0.08 },
      { ...inner, y: half, h: box.y + box.h - half - 0.06 },
      { label: { ...label, anchor: 'bottom' }, text },
    );
  });
  writeFoot(stage, 5.1);
  return stage.finish();
}

function writeMark(stage: Stage, { icon }: Item, x: number, y: number, slot: ThemeSlot): void {
  const mark = disc(x, y, MARK, paint(slot));
  stage.add(mark);
  const side = MARK * 1.08;
  const box = { x: x - side / 2, y: y - side / 2, w: side, h: side };
  stage.add({ kind: 'icon', box, name: icon, paint: stage.ink(box, ['lt1', 'dk1']), width: 1.6 });
}

function writeItem(
  stage: Stage,
  { title, text }: Item,
  index: number,
  label: Box,
  body: Box,
  settings: { label: Setting; text: Setting },
): void {
  stage.write(title, label, { ...settings.label, placeholder: { type: 'body', idx: 11 + 2 * index } });
  stage.write(text, body, { ...settings.text, placeholder: { type: 'body', idx: 12 + 2 * index } }, ['dk2']);
}
