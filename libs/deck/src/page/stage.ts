import type { DeckDesign, DeckModel, SlideLayout, ThemeSlot } from '@danqing/contracts/agent';
import { setText, type Setting } from '../text/set-text.ts';
import { groundsUnder, hexOf, inkOn } from './grounds.ts';
import type { Box, LaidOutSlide, Paint, Primitive, Shape, Text } from './primitives.ts';

/** What a slide is laid out for, besides what it says. */
export interface SlideContext {
  design: DeckDesign;
  locale: DeckModel['plan']['locale'];
  /** Of the slide, from 0, and how many there are. */
  index: number;
  count: number;
  /** Of the deck, for the foot of quiet slides. */
  title: string;
}

/** One slide as it comes to be: ornament first, then what it says, each text in an ink that reads on what lies below it. */
export class Stage {
  readonly context: SlideContext;
  private readonly layout: SlideLayout;
  private readonly variant: string;
  private readonly ground: Paint;
  private readonly backdrop: (Shape | Text)[] = [];
  private readonly content: Primitive[] = [];

  constructor(context: SlideContext, layout: SlideLayout, variant: string, ground: ThemeSlot) {
    this.context = context;
    this.layout = layout;
    this.variant = variant;
    this.ground = { slot: ground };
  }

  /** Lies in the layout of the master, under everything that the slide says. */
  ornament(...shapes: readonly (Shape | Text)[]): void {
    this.backdrop.push(...shapes);
  }

  add(...primitives: readonly Primitive[]): void {
    this.content.push(...primitives);
  }

  /** A veil for ornament below text on a full colour: away from the ink, so that it never costs contrast. */
  veil(over: ThemeSlot, alpha: number): Paint {
    const light = inkOn(this.context.design, [hexOf(this.context.design, over)], ['lt1']).slot === 'lt1';
    return { slot: light ? 'dk1' : 'lt1', alpha: light ? alpha : Math.min(1, alpha * 2.2) };
  }

  /** The first preferred slot that reads there, else ink or paper. */
  ink(box: Box, preferred: readonly ThemeSlot[] = []): Paint {
    const painted = [...this.backdrop, ...this.content];
    return inkOn(
      this.context.design,
      groundsUnder(this.context.design, this.ground, painted, box),
      preferred,
    );
  }

  /** Sets a text in its box, without placing it. */
  set(
    text: string | readonly string[],
    box: Box,
    setting: Setting,
    preferred: readonly ThemeSlot[] = [],
  ): Text {
    return setText(typeof text === 'string' ? [text] : text, box, this.ink(box, preferred), setting);
  }

  write(
    text: string | readonly string[],
    box: Box,
    setting: Setting,
    preferred: readonly ThemeSlot[] = [],
  ): Text {
    const set = this.set(text, box, setting, preferred);
    this.content.push(set);
    return set;
  }

  finish(): LaidOutSlide {
    const { layout, variant, ground, backdrop, content } = this;
    return { layout, variant, ground, backdrop, content };
  }
}
