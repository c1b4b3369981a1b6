import type { Slide } from '@danqing/contracts/agent';
import { pictogramIn } from '../icons/pictograms.ts';
import { layOutSlide } from '../layouts/lay-out-slide.ts';
import { hexOf } from '../page/grounds.ts';
import { PAGE } from '../page/page.ts';
import type { Box, Paint, PathCommand, Primitive, Shape, Text } from '../page/primitives.ts';
import type { SlideContext } from '../layouts/stage.ts';
import { VERTICAL_PITCH } from '../text/set-text.ts';
import { textLines } from '../text/text-lines.ts';

/** Plain data for React's `createElement`. Attribute names are React's, such as `strokeWidth`. */
export interface SvgNode {
  tag: 'g' | 'rect' | 'ellipse' | 'path' | 'text' | 'image' | 'clipPath' | 'defs';
  attributes: Readonly<Record<string, string | number>>;
  text?: string;
  children?: readonly SvgNode[];
}

export interface PreviewOptions {
  picture?: string;
  /** Prefix for element IDs, which must be unique within the page that shows the preview. */
  idPrefix?: string;
}

const POINTS = 72;
export const PREVIEW_VIEW_BOX = `0 0 ${Math.round(PAGE.w * POINTS)} ${PAGE.h * POINTS}`;

const FAMILIES = {
  heading:
    "var(--font-serif, 'Noto Serif SC Variable'), 'Noto Serif SC', 'Songti SC', 'Yu Mincho', Georgia, serif",
  body: "'PingFang SC', 'Hiragino Sans', 'Microsoft YaHei', 'Yu Gothic', 'Noto Sans CJK SC', system-ui, sans-serif",
};

const points = (inches: number): number => Math.round(inches * POINTS * 100) / 100;

/** Returns a slide as SVG nodes for the viewBox PREVIEW_VIEW_BOX, from the same layout as the file. */
export function previewOf(slide: Slide, context: SlideContext, options: PreviewOptions = {}): SvgNode[] {
  const { ground, backdrop, content } = layOutSlide(slide, context);
  const painter = new Painter(context, options);
  const page: Shape = { kind: 'rectangle', box: { x: 0, y: 0, ...PAGE }, fill: ground };
  return [page, ...backdrop, ...content].flatMap((primitive) => painter.nodes(primitive));
}

class Painter {
  readonly #context: SlideContext;
  readonly #options: PreviewOptions;

  constructor(context: SlideContext, options: PreviewOptions) {
    this.#context = context;
    this.#options = options;
  }

  nodes(primitive: Primitive): SvgNode[] {
    switch (primitive.kind) {
      case 'rectangle':
      case 'ellipse':
      case 'path':
        return [this.#shape(primitive)];
      case 'text':
        return this.#text(primitive);
      case 'icon':
        return [
          {
            tag: 'path',
            attributes: {
              d: pathData(pictogramIn(primitive.name, primitive.box)),
              fill: 'none',
              stroke: this.#hex(primitive.paint),
              strokeWidth: primitive.width,
              strokeLinecap: 'round',
              strokeLinejoin: 'round',
            },
          },
        ];
      case 'picture':
        return this.#picture(primitive.box, primitive.fallback);
      case 'chart':
        return primitive.drawn.flatMap((part) => this.nodes(part));
      case 'table':
        return primitive.rows.flatMap((row) => [
          ...row.flatMap(({ box, fill, text }) => [
            ...(fill ? this.nodes({ kind: 'rectangle', box, fill }) : []),
            ...this.#text(text),
          ]),
          ...row.map(({ box }) =>
            this.#shape({
              kind: 'rectangle',
              box: {
                ...box,
                y: box.y + box.h - primitive.rule.width / 144,
                h: primitive.rule.width / POINTS,
              },
              fill: primitive.rule.paint,
            }),
          ),
        ]);
    }
  }

  #hex({ slot }: Paint): string {
    return hexOf(this.#context.design, slot);
  }

  #shape(shape: Shape): SvgNode {
    const { fill, stroke, box } = shape;
    const look = {
      fill: fill ? this.#hex(fill) : 'none',
      ...(fill?.alpha !== undefined && { fillOpacity: fill.alpha }),
      ...(stroke && { stroke: this.#hex(stroke.paint), strokeWidth: stroke.width }),
      ...(stroke?.paint.alpha !== undefined && { strokeOpacity: stroke.paint.alpha }),
    };
    if (shape.kind === 'path') return { tag: 'path', attributes: { d: pathData(shape.path), ...look } };
    if (shape.kind === 'ellipse')
      return {
        tag: 'ellipse',
        attributes: {
          cx: points(box.x + box.w / 2),
          cy: points(box.y + box.h / 2),
          rx: points(box.w / 2),
          ry: points(box.h / 2),
          ...look,
        },
      };
    return {
      tag: 'rect',
      attributes: {
        x: points(box.x),
        y: points(box.y),
        width: points(box.w),
        height: points(box.h),
        ...(shape.radius !== undefined && { rx: points(shape.radius) }),
        ...look,
      },
    };
  }

  #text(text: Text): SvgNode[] {
    const { locale } = this.#context;
    const look = {
      fontFamily: FAMILIES[text.font],
      fontSize: text.size,
      fontWeight: text.bold ? 700 : 400,
      fill: this.#hex(text.paint),
      lang: locale,
    };
    return textLines(text).map(({ line, x, y }) => ({
      tag: 'text',
      attributes: text.vertical
        ? {
            ...look,
            x: points(x),
            y: points(y),
            writingMode: 'vertical-rl',
            letterSpacing: `${VERTICAL_PITCH - 1}em`,
          }
        : {
            ...look,
            x: points(x),
            y: points(y),
            textAnchor: { left: 'start', center: 'middle', right: 'end' }[text.align],
          },
      text: line,
    }));
  }

  #picture(box: Box, instead: readonly Shape[]): SvgNode[] {
    const { picture, idPrefix = `slide-${this.#context.index}` } = this.#options;
    const place = { x: points(box.x), y: points(box.y), width: points(box.w), height: points(box.h) };
    const id = `${idPrefix}-picture`;
    const clip: SvgNode = {
      tag: 'defs',
      attributes: {},
      children: [{ tag: 'clipPath', attributes: { id }, children: [{ tag: 'rect', attributes: place }] }],
    };
    const drawn: SvgNode = {
      tag: 'g',
      attributes: { clipPath: `url(#${id})` },
      children:
        picture === undefined
          ? instead.map((shape) => this.#shape(shape))
          : [
              {
                tag: 'image',
                attributes: { href: picture, preserveAspectRatio: 'xMidYMid slice', ...place },
              },
            ],
    };
    return [clip, drawn];
  }
}

export function pathData(path: readonly PathCommand[]): string {
  return path
    .map((command) => {
      if (command.to === 'close') return 'Z';
      const end = `${points(command.x)} ${points(command.y)}`;
      if (command.to === 'curve')
        return `C${points(command.x1)} ${points(command.y1)} ${points(command.x2)} ${points(command.y2)} ${end}`;
      return `${command.to === 'move' ? 'M' : 'L'}${end}`;
    })
    .join('');
}
