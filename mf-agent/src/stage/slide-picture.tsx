import type { DeckDesign, DeckPlan, Slide } from '@danqing/contracts/agent';
import { PREVIEW_VIEW_BOX, previewOf, type SvgNode } from '@danqing/deck';
import { createElement, memo, useId, useMemo, type ReactNode } from 'react';

export interface SlidePictureProps {
  slide: Slide;
  index: number;
  plan: DeckPlan;
  design: DeckDesign;
  label?: string;
}

const draw = ({ tag, attributes, text, children }: SvgNode, key: number): ReactNode =>
  createElement(tag, { key, ...attributes }, text ?? children?.map(draw));

export const SlidePicture = memo(function SlidePicture({
  slide,
  index,
  plan,
  design,
  label,
}: SlidePictureProps) {
  const id = useId();
  const nodes = useMemo(
    () =>
      previewOf(
        slide,
        { design, locale: plan.locale, index, count: plan.slides.length, title: plan.title },
        { idPrefix: id },
      ),
    [slide, index, plan, design, id],
  );
  return (
    <svg
      viewBox={PREVIEW_VIEW_BOX}
      lang={plan.locale}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {nodes.map(draw)}
    </svg>
  );
});
