import { deckPlanSchema, slideSchema, type DeckPlan, type Slide } from '@danqing/contracts/agent';
import { z } from 'zod';

/** The model's output is invalid; the message is also sent to the model. */
export class InvalidResponseError extends Error {
  override readonly name = 'InvalidResponseError';
}

/**
 * Parses the plan from model output, ignoring code fences and surrounding text.
 *
 * @throws {InvalidResponseError} when there is no valid plan
 */
export function readPlan(text: string): DeckPlan {
  const [begin, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (begin < 0 || end < begin) throw new InvalidResponseError('there is no JSON object');
  const plan = read(deckPlanSchema, text.slice(begin, end + 1));
  const layouts = plan.slides.map(({ layout }) => layout);
  if (layouts[0] !== 'title' || layouts.at(-1) !== 'closing')
    throw new InvalidResponseError('the first slide must be a title, the last one a closing');
  return plan;
}

/**
 * Parses one slide of the planned layout.
 *
 * @throws {InvalidResponseError} when the slide is invalid or has another layout
 */
export function readSlide(line: string, { layout }: DeckPlan['slides'][number]): Slide {
  const slide = read(slideSchema, line.replace(/,\s*$/, ''));
  if (slide.layout !== layout)
    throw new InvalidResponseError(`the layout is ${slide.layout}, the plan has ${layout}`);
  return slide;
}

function read<Value>(schema: z.ZodType<Value>, json: string): Value {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new InvalidResponseError('the JSON cannot be read');
  }
  const { data, error } = schema.safeParse(value);
  if (error) throw new InvalidResponseError(z.prettifyError(error).slice(0, MOST_SAID));
  return data as Value;
}

const MOST_SAID = 600;

export async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  const held = (line: string) => line.trim().startsWith('{');
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter(held);
  }
  if (held(rest)) yield rest;
}
