import { typedHexSchema } from '@danqing/contracts/cocreate';
import { z } from 'zod';
import type { ImaginedColor } from '../imaginer.ts';
import { readJson } from './read-json.ts';
import { readingFor, sentencesSchema } from './sentences.ts';

// Six digits: whatever they say is a colour of sRGB.
const answerSchema = sentencesSchema.extend({ hex: typedHexSchema, pinyin: z.unknown().optional() });

/** The colour in what a model wrote. Throws when a part of it is missing or in another language. */
export function readColor(text: string, name: string): ImaginedColor {
  const { hex, pinyin, ...descriptions } = answerSchema.parse(readJson(text));
  return { hex, pinyin: readingFor(name, pinyin), descriptions };
}
