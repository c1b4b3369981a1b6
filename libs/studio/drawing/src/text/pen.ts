import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { isRightToLeft, type Run, type Typefaces } from './typefaces.ts';

export interface Type {
  size: number;
  /** Variable-font weight, 200-900. */
  weight: number;
}

interface Position {
  run: Run;
  type: Type;
  color: string;
  direction: 'ltr' | 'rtl';
  x: number;
  baseline: number;
  /** Centre of a quarter turn. If set, `x` and `baseline` are relative to it. */
  turnedAbout?: Point;
}

export interface Point {
  x: number;
  y: number;
}

/** Measures and writes text on one surface, with a fallback font per character. */
export class Pen {
  readonly context: SKRSContext2D;
  readonly #typefaces: Typefaces;
  readonly #widths: Map<string, number>;
  #later: Position[] | null = null;

  constructor(context: SKRSContext2D, typefaces: Typefaces, widths = new Map<string, number>()) {
    this.context = context;
    this.#typefaces = typefaces;
    this.#widths = widths;
  }

  static forMeasuring(typefaces: Typefaces): Pen {
    return new Pen(createCanvas(1, 1).getContext('2d'), typefaces);
  }

  on(context: SKRSContext2D): Pen {
    return new Pen(context, this.#typefaces, this.#widths);
  }

  /**
   * Draws all shapes first, then all text grouped by font. Use it only where no shape covers text. The canvas
   * flushes and copies itself after every 32 fonts, and rare characters need up to 130 fonts in random order.
   */
  shapesFirst(draw: () => void): void {
    const later: Position[] = [];
    this.#later = later;
    draw();
    this.#later = null;
    for (const place of later.sort(byFont)) this.#put(place);
  }

  canWrite(text: string): boolean {
    return this.#typefaces.runsOf(text).some((run) => run.text.trim() !== '');
  }

  width(text: string, type: Type): number {
    return this.#typefaces.runsOf(text).reduce((sum, run) => sum + this.#measure(run, type), 0);
  }

  write(text: string, x: number, baseline: number, type: Type, color: string): number {
    return this.#place(text, x, baseline, type, color);
  }

  /** Writes text turned clockwise by a quarter about a point, which is the origin of `x` and `baseline`. */
  writeTurned(
    text: string,
    turnedAbout: Point,
    x: number,
    baseline: number,
    type: Type,
    color: string,
  ): void {
    this.#place(text, x, baseline, type, color, turnedAbout);
  }

  #place(text: string, x: number, baseline: number, type: Type, color: string, turnedAbout?: Point): number {
    const direction = isRightToLeft(text) ? 'rtl' : 'ltr';
    this.context.direction = direction;
    let at = x;
    for (const run of this.#typefaces.runsOf(text)) {
      const place: Position = {
        run,
        type,
        color,
        direction,
        x: at,
        baseline,
        ...(turnedAbout && { turnedAbout }),
      };
      if (this.#later) this.#later.push(place);
      else this.#put(place);
      at += this.#measure(run, type);
    }
    return at - x;
  }

  #put({ run, type, color, direction, x, baseline, turnedAbout }: Position): void {
    const { context } = this;
    context.fillStyle = color;
    context.direction = direction;
    context.textAlign = 'left';
    this.#choose(run, type);
    if (!turnedAbout) return context.fillText(run.text, x, baseline);
    context.save();
    context.translate(turnedAbout.x, turnedAbout.y);
    context.rotate(Math.PI / 2);
    context.fillText(run.text, x, baseline);
    context.restore();
  }

  #measure(run: Run, type: Type): number {
    if (run.ems !== null) return run.ems * type.size;
    const key = `${type.size} ${type.weight} ${run.families} ${run.text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      this.#choose(run, type);
      ({ width } = this.context.measureText(run.text));
      this.#widths.set(key, width);
    }
    return width;
  }

  #choose({ families }: Run, { size, weight }: Type): void {
    this.context.font = `${size}px ${families}`;
    // A weight in `font` would select the thinnest instance with synthetic bold.
    this.context.fontVariationSettings = `"wght" ${weight}`;
  }
}

/** Relies on a stable sort for texts with the same font. */
function byFont(a: Position, b: Position): number {
  const [one, other] = [a, b].map(({ run, type }) => `${run.families} ${type.weight}`) as [string, string];
  return one < other ? -1 : one > other ? 1 : 0;
}
