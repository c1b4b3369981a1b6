import { typedHexSchema } from '@danqing/contracts/cocreate';
import { z } from 'zod';
import type { GenerationResult } from '../color-generator.ts';
import { readJson } from './read-json.ts';
import { readingFor, sentencesSchema } from './sentences.ts';

const answerSchema = sentencesSchema.extend({ hex: typedHexSchema, pinyin: z.unknown().optional() });

/**
 * Parses the colour from a model's response.
 *
 * @throws {Error} when a part is missing or in the wrong language
 */
export function readColor(text: string, name: string): GenerationResult {
  const { hex, pinyin, ...descriptions } = answerSchema.parse(readJson(text));
  return { hex, pinyin: readingFor(name, pinyin), descriptions };
}
