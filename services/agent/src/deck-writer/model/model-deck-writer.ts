import type { DeckPlan, Slide } from '@danqing/contracts/agent';
import type { Maker } from '@danqing/contracts/makers';
import { streamText, type TextModel } from '@danqing/model-client';
import type { DeckRequest, DeckWriter } from '../deck-writer.ts';
import { PLAN_SYSTEM, planPrompt, SLIDES_SYSTEM, slidesPrompt, type Fault } from './deck-prompts.ts';
import { InvalidResponseError, readLines, readPlan, readSlide } from './read-deck.ts';

export interface DeckModelLimits {
  silenceLimitMs: number;
  limitMs: number;
}

const LIMITS: DeckModelLimits = { silenceLimitMs: 30_000, limitMs: 180_000 };
const PLAN = { maxTokens: 3_000, maxCharacters: 20_000 };
const SLIDES = { maxTokens: 12_000, maxCharacters: 80_000 };
/** A token takes about 250 bytes of JSON. */
export const MAX_DECK_RESPONSE_BYTES = 6 * 1024 * 1024;
/** The first response and one repair. */
const MAX_RESPONSES = 2;

/**
 * Writes decks with a language model. One streamed response is the plan, a second one holds the slides, one
 * per line. A broken or invalid response is repaired once: the model receives the fault and continues after
 * the last valid slide.
 */
export class ModelDeckWriter implements DeckWriter {
  readonly maker: Maker;

  constructor(
    private readonly model: TextModel,
    name: string,
    private readonly limits: DeckModelLimits = LIMITS,
  ) {
    this.maker = { kind: 'model', name };
  }

  async plan(order: DeckRequest, signal: AbortSignal): Promise<DeckPlan> {
    let fault: Fault | null = null;
    for (let answer = 1; ; answer += 1) {
      try {
        const pieces = this.#ask(PLAN_SYSTEM, planPrompt(order, fault), PLAN, signal);
        let text = '';
        for await (const piece of pieces) text += piece;
        return readPlan(text);
      } catch (error) {
        fault = faultOf(error, answer, signal);
      }
    }
  }

  async *write(
    order: DeckRequest,
    plan: DeckPlan,
    written: readonly Slide[],
    signal: AbortSignal,
  ): AsyncGenerator<Slide> {
    const slides = [...written];
    let fault: Fault | null = null;
    for (let answer = 1; ; answer += 1) {
      try {
        const prompt = slidesPrompt(order, plan, slides, fault);
        for await (const line of readLines(this.#ask(SLIDES_SYSTEM, prompt, SLIDES, signal))) {
          const planned = plan.slides[slides.length];
          if (!planned) return;
          const slide = readSlide(line, planned);
          slides.push(slide);
          yield slide;
        }
        if (slides.length === plan.slides.length) return;
        throw new InvalidResponseError(`slide ${slides.length + 1} and what follows is missing`);
      } catch (error) {
        fault = faultOf(error, answer, signal);
      }
    }
  }

  #ask(
    system: string,
    prompt: string,
    most: { maxTokens: number; maxCharacters: number },
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    return streamText({ model: this.model, system, prompt, signal, ...most, ...this.limits });
  }
}

function faultOf(error: unknown, answer: number, signal: AbortSignal): Fault {
  if (signal.aborted || answer >= MAX_RESPONSES) throw error;
  return { message: error instanceof InvalidResponseError ? error.message : 'the answer broke off' };
}
