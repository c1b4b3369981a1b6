import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { isRightToLeft, type Run, type Typefaces } from './typefaces.ts';

export interface Type {
  /** Of the em, in units of the page. */
  size: number;
  /** 200-900, of the variable font. */
  weight: number;
}

/** Where a run is written, in a color. */
interface Place {
  run: Run;
  type: Type;
  color: string;
  direction: 'ltr' | 'rtl';
  /** The left end of the run. */
  x: number;
  /** Where its letters stand. */
  baseline: number;
  /** A quarter turn about this point, which is then the origin of `x` and `baseline`. */
  turnedAbout?: Point;
}

export interface Point {
  x: number;
  y: number;
}

/** Writes and measures on one surface, with the characters that some font has. */
export class Pen {
  readonly context: SKRSContext2D;
  private readonly typefaces: Typefaces;
  private readonly widths: Map<string, number>;
  /** While shapes come first: the texts that are to lie on them. */
  private later: Place[] | null = null;

  constructor(context: SKRSContext2D, typefaces: Typefaces, widths = new Map<string, number>()) {
    this.context = context;
    this.typefaces = typefaces;
    this.widths = widths;
  }

  /** A pen without a surface to be seen, to lay out by. */
  static forMeasuring(typefaces: Typefaces): Pen {
    return new Pen(createCanvas(1, 1).getContext('2d'), typefaces);
  }

  /** The same pen on another surface; it knows what has been measured. */
  on(context: SKRSContext2D): Pen {
    return new Pen(context, this.typefaces, this.widths);
  }

  /**
   * Draws with all text on top of all shapes, one font after the other; for pixels, where no shape lies on text. After every
   * 32 fonts the canvas paints what it was told and copies itself whole, and rare characters have 130 fonts in no order.
   */
  shapesFirst(draw: () => void): void {
    const later: Place[] = [];
    this.later = later;
    draw();
    this.later = null;
    for (const place of later.sort(byFont)) this.put(place);
  }

  /** False for a text of which nothing would be seen. */
  canWrite(text: string): boolean {
    return this.typefaces.runsOf(text).some((run) => run.text.trim() !== '');
  }

  width(text: string, type: Type): number {
    return this.typefaces.runsOf(text).reduce((sum, run) => sum + this.measure(run, type), 0);
  }

  /** `x` is the left end, `baseline` where the letters stand. Returns the width. */
  write(text: string, x: number, baseline: number, type: Type, color: string): number {
    return this.place(text, x, baseline, type, color);
  }

  /** Turned by a quarter to the right about a point, from which `x` and `baseline` count. */
  writeTurned(
    text: string,
    turnedAbout: Point,
    x: number,
    baseline: number,
    type: Type,
    color: string,
  ): void {
    this.place(text, x, baseline, type, color, turnedAbout);
  }

  private place(
    text: string,
    x: number,
    baseline: number,
    type: Type,
    color: string,
    turnedAbout?: Point,
  ): number {
    const direction = isRightToLeft(text) ? 'rtl' : 'ltr';
    this.context.direction = direction;
    let at = x;
    for (const run of this.typefaces.runsOf(text)) {
      const place: Place = {
        run,
        type,
        color,
        direction,
        x: at,
        baseline,
        ...(turnedAbout && { turnedAbout }),
      };
      if (this.later) this.later.push(place);
      else this.put(place);
      at += this.measure(run, type);
    }
    return at - x;
  }

  private put({ run, type, color, direction, x, baseline, turnedAbout }: Place): void {
    const { context } = this;
    context.fillStyle = color;
    context.direction = direction;
    context.textAlign = 'left';
    this.choose(run, type);
    if (!turnedAbout) return context.fillText(run.text, x, baseline);
    context.save();
    context.translate(turnedAbout.x, turnedAbout.y);
    context.rotate(Math.PI / 2);
    context.fillText(run.text, x, baseline);
    context.restore();
  }

  private measure(run: Run, type: Type): number {
    if (run.ems !== null) return run.ems * type.size;
    const key = `${type.size} ${type.weight} ${run.families} ${run.text}`;
    let width = this.widths.get(key);
    if (width === undefined) {
      this.choose(run, type);
      ({ width } = this.context.measureText(run.text));
      this.widths.set(key, width);
    }
    return width;
  }

  private choose({ families }: Run, { size, weight }: Type): void {
    this.context.font = `${size}px ${families}`;
    // A weight in `font` would be drawn as the thinnest instance, made bold artificially.
    this.context.fontVariationSettings = `"wght" ${weight}`;
  }
}

/** Keeps the order of those with one font. */
function byFont(a: Place, b: Place): number {
  const [one, other] = [a, b].map(({ run, type }) => `${run.families} ${type.weight}`) as [string, string];
  return one < other ? -1 : one > other ? 1 : 0;
}
