import type { DeckDesign } from '@danqing/contracts/agent';
import {
  PAGE,
  pictogramIn,
  textLines,
  type LaidOutSlide,
  type Paint,
  type PathCommand,
  type Primitive,
  type Shape,
  type Text,
} from '@danqing/deck';
import { fitColumns, writeColumns, type Pen } from '@danqing/drawing';
import type { Image, SKRSContext2D } from '@napi-rs/canvas';

const POINTS = 72;
const WEIGHTS = { bold: 700, heading: 400, body: 400 } as const;

/**
 * Draws one slide, in inches. Draws text in reading order, because copying from the PDF follows drawing
 * order.
 */
export class PageDrawer {
  readonly #pen: Pen;
  readonly #context: SKRSContext2D;
  readonly #design: DeckDesign;
  readonly #image: Image | undefined;

  constructor(pen: Pen, design: DeckDesign, image: Image | undefined) {
    this.#pen = pen;
    this.#context = pen.context;
    this.#design = design;
    this.#image = image;
  }

  draw({ ground, backdrop, content }: LaidOutSlide): void {
    const page: Shape = { kind: 'rectangle', box: { x: 0, y: 0, ...PAGE }, fill: ground };
    this.#context.scale(POINTS, POINTS);
    for (const part of [page, ...backdrop, ...content]) this.#part(part);
  }

  #part(part: Primitive): void {
    switch (part.kind) {
      case 'text':
        return this.#text(part);
      case 'icon':
        this.#trace(pictogramIn(part.name, part.box));
        this.#context.lineCap = 'round';
        this.#context.lineJoin = 'round';
        return this.#stroke(part.paint, part.width);
      case 'picture':
        return this.#picture(part);
      case 'chart':
        return part.drawn.forEach((one) => this.#part(one));
      case 'table':
        for (const cell of part.rows.flat()) {
          const { box, fill } = cell;
          if (fill) this.#part({ kind: 'rectangle', box, fill });
          this.#part({
            kind: 'rectangle',
            box: { ...box, y: box.y + box.h - part.rule.width / POINTS / 2, h: part.rule.width / POINTS },
            fill: part.rule.paint,
          });
          this.#text(cell.text);
        }
        return;
      default:
        return this.#shape(part);
    }
  }

  #hex({ slot }: Paint): string {
    return this.#design.colors.find((color) => color.slot === slot)?.hex ?? '#000000';
  }

  #shape(shape: Shape): void {
    const context = this.#context;
    const { x, y, w, h } = shape.box;
    context.beginPath();
    if (shape.kind === 'path') this.#trace(shape.path);
    else if (shape.kind === 'ellipse') context.ellipse(x + w / 2, y + h / 2, w / 2, h / 2, 0, 0, 2 * Math.PI);
    else context.roundRect(x, y, w, h, shape.radius ?? 0);
    if (shape.fill) {
      context.globalAlpha = shape.fill.alpha ?? 1;
      context.fillStyle = this.#hex(shape.fill);
      context.fill();
    }
    if (shape.stroke) this.#stroke(shape.stroke.paint, shape.stroke.width);
    context.globalAlpha = 1;
  }

  #stroke(paint: Paint, width: number): void {
    const context = this.#context;
    context.globalAlpha = paint.alpha ?? 1;
    context.strokeStyle = this.#hex(paint);
    context.lineWidth = width / POINTS;
    context.stroke();
    context.globalAlpha = 1;
  }

  #trace(path: readonly PathCommand[]): void {
    const context = this.#context;
    context.beginPath();
    for (const command of path) {
      if (command.to === 'move') context.moveTo(command.x, command.y);
      else if (command.to === 'line') context.lineTo(command.x, command.y);
      else if (command.to === 'curve')
        context.bezierCurveTo(command.x1, command.y1, command.x2, command.y2, command.x, command.y);
      else context.closePath();
    }
  }

  #text(text: Text): void {
    // For font sizes below one unit, the canvas rounds glyph positions to whole units. Text is therefore
    // drawn in points, not inches.
    this.#context.save();
    this.#context.scale(1 / POINTS, 1 / POINTS);
    const type = { size: text.size, weight: text.bold ? WEIGHTS.bold : WEIGHTS[text.font] };
    const color = this.#hex(text.paint);
    for (const { line, x, y } of textLines(text)) {
      const [left, top] = [x * POINTS, y * POINTS];
      if (text.vertical) {
        const column = fitColumns(
          this.#pen,
          line,
          { width: type.size, height: text.box.h * 2 * POINTS },
          { sizes: [type.size], weight: type.weight },
        );
        writeColumns(this.#pen, column, left - column.width / 2, top, color);
        continue;
      }
      const width = text.align === 'left' ? 0 : this.#pen.width(line, type);
      this.#pen.write(line, text.align === 'center' ? left - width / 2 : left - width, top, type, color);
    }
    this.#context.restore();
  }

  #picture({ box, fallback }: Extract<Primitive, { kind: 'picture' }>): void {
    const context = this.#context;
    const image = this.#image;
    context.save();
    context.beginPath();
    context.rect(box.x, box.y, box.w, box.h);
    context.clip();
    if (image) {
      const scale = Math.max(box.w / image.width, box.h / image.height);
      const [w, h] = [image.width * scale, image.height * scale];
      context.drawImage(image, box.x + (box.w - w) / 2, box.y + (box.h - h) / 2, w, h);
    } else for (const shape of fallback) this.#shape(shape);
    context.restore();
  }
}
