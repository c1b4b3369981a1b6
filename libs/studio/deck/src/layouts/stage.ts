import type { DeckDesign, DeckModel, SlideLayout, ThemeSlot } from '@danqing/contracts/agent';
import { setText, type Setting } from '../text/set-text.ts';
import { groundsUnder, hexOf, inkOn } from '../page/grounds.ts';
import type { Box, LaidOutSlide, Paint, Primitive, Shape, Text } from '../page/primitives.ts';

export interface SlideContext {
  design: DeckDesign;
  locale: DeckModel['plan']['locale'];
  index: number;
  count: number;
  title: string;
}

/**
 * Builds one slide. Add ornament before text, because `write` and `set` choose each ink by the shapes below
 * the text.
 */
export class Stage {
  readonly context: SlideContext;
  readonly #layout: SlideLayout;
  readonly #variant: string;
  readonly #ground: Paint;
  readonly #backdrop: (Shape | Text)[] = [];
  readonly #content: Primitive[] = [];

  constructor(context: SlideContext, layout: SlideLayout, variant: string, ground: ThemeSlot) {
    this.context = context;
    this.#layout = layout;
    this.#variant = variant;
    this.#ground = { slot: ground };
  }

  /** Adds ornament to the backdrop, which belongs to the slide master's layout and lies below all content. */
  ornament(...shapes: readonly (Shape | Text)[]): void {
    this.#backdrop.push(...shapes);
  }

  add(...primitives: readonly Primitive[]): void {
    this.#content.push(...primitives);
  }

  /**
   * Returns a translucent paint for ornament behind text on a full colour. It moves away from the ink, so it
   * never lowers the contrast.
   */
  veil(over: ThemeSlot, alpha: number): Paint {
    const light = inkOn(this.context.design, [hexOf(this.context.design, over)], ['lt1']).slot === 'lt1';
    return { slot: light ? 'dk1' : 'lt1', alpha: light ? alpha : Math.min(1, alpha * 2.2) };
  }

  ink(box: Box, preferred: readonly ThemeSlot[] = []): Paint {
    const painted = [...this.#backdrop, ...this.#content];
    return inkOn(
      this.context.design,
      groundsUnder(this.context.design, this.#ground, painted, box),
      preferred,
    );
  }

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
    this.#content.push(set);
    return set;
  }

  finish(): LaidOutSlide {
    return {
      layout: this.#layout,
      variant: this.#variant,
      ground: this.#ground,
      backdrop: this.#backdrop,
      content: this.#content,
    };
  }
}
