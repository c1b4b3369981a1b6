import type { SKRSContext2D } from '@napi-rs/canvas';
import { isRightToLeft, type Run, type Typefaces } from './typefaces.ts';

export interface Type {
  /** Of the em, in units of the page. */
  size: number;
  /** 200-900, of the variable font. */
  weight: number;
}

/** Writes and measures on one surface, with the characters that some font has. */
export class Pen {
  readonly context: SKRSContext2D;
  private readonly typefaces: Typefaces;
  private readonly widths: Map<string, number>;

  constructor(context: SKRSContext2D, typefaces: Typefaces, widths = new Map<string, number>()) {
    this.context = context;
    this.typefaces = typefaces;
    this.widths = widths;
  }

  /** The same pen on another surface; it knows what has been measured. */
  on(context: SKRSContext2D): Pen {
    return new Pen(context, this.typefaces, this.widths);
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
    const { context } = this;
    context.fillStyle = color;
    context.direction = isRightToLeft(text) ? 'rtl' : 'ltr';
    context.textAlign = 'left';
    let at = x;
    for (const run of this.typefaces.runsOf(text)) {
      this.choose(run, type);
      context.fillText(run.text, at, baseline);
      at += this.measure(run, type);
    }
    return at - x;
  }

  private measure(run: Run, type: Type): number {
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
