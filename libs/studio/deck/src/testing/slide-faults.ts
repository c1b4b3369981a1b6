import { contrastRatio } from '@danqing/color-core';
import type { Slide } from '@danqing/contracts/agent';
import { layOutSlide } from '../layouts/lay-out-slide.ts';
import { groundsUnder, hexOf, over, TEXT_CONTRAST } from '../page/grounds.ts';
import { PAGE } from '../page/page.ts';
import type { Box, Primitive, Text } from '../page/primitives.ts';
import type { SlideContext } from '../layouts/stage.ts';
import { fits } from '../text/set-text.ts';

const within = ({ x, y, w, h }: Box): boolean =>
  x >= -1e-6 && y >= -1e-6 && x + w <= PAGE.w + 1e-6 && y + h <= PAGE.h + 1e-6;

const meet = (a: Box, b: Box): boolean =>
  a.x + 0.01 < b.x + b.w && b.x + 0.01 < a.x + a.w && a.y + 0.01 < b.y + b.h && b.y + 0.01 < a.y + a.h;

export function findSlideFaults(slide: Slide, context: SlideContext): string[] {
  const { design } = context;
  const { ground, backdrop, content } = layOutSlide(slide, context);
  const faults: string[] = [];
  const name = (text: Text) =>
    `"${text.paragraphs
      .map((paragraph) => paragraph.text)
      .join(' / ')
      .slice(0, 30)}"`;
  const check = (text: Text, grounds: readonly string[]) => {
    if (!fits(text)) faults.push(`${name(text)} overflows`);
    if (!within(text.box)) faults.push(`${name(text)} leaves the page`);
    const least = Math.min(...grounds.map((below) => contrastRatio(hexOf(design, text.paint.slot), below)));
    if (least < TEXT_CONTRAST) faults.push(`${name(text)} has a contrast of ${least.toFixed(2)}`);
    if (text.paint.alpha !== undefined) faults.push(`${name(text)} is not opaque`);
  };
  const painted: Primitive[] = [];
  const texts: Text[] = [];
  for (const part of [...backdrop, ...content]) {
    if (part.kind === 'text') {
      check(part, groundsUnder(design, ground, painted, part.box));
      for (const other of texts)
        if (meet(part.box, other.box)) faults.push(`${name(part)} meets ${name(other)}`);
      texts.push(part);
    } else if (part.kind === 'table')
      for (const { fill, text } of part.rows.flat())
        check(text, [fill ? over(design, fill, hexOf(design, ground.slot)) : hexOf(design, ground.slot)]);
    else if (part.kind === 'chart')
      part.drawn.forEach((one, index) => {
        if (one.kind === 'text')
          check(one, groundsUnder(design, ground, part.drawn.slice(0, index), middleOf(one.box)));
      });
    else if (
      part.kind !== 'rectangle' &&
      part.kind !== 'ellipse' &&
      part.kind !== 'path' &&
      !within(part.box)
    )
      faults.push(`a ${part.kind} leaves the page`);
    painted.push(part);
  }
  return faults;
}

const middleOf = ({ x, y, w, h }: Box): Box => ({ x: x + w * 0.4, y: y + h * 0.4, w: w * 0.2, h: h * 0.2 });
