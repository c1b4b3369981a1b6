import { z } from 'zod';
import type { SuggestedName } from '../color-generator.ts';
import { readJson } from './read-json.ts';
import { readingFor, sentencesSchema } from './sentences.ts';

const MAX_NAMES_READ = 32;
const NO_REASON = { zh: '', en: '', ja: '' };

const answerSchema = z.object({ names: z.array(z.unknown()) });
const entrySchema = z.object({ name: z.string(), pinyin: z.unknown().optional() });

/**
 * Parses the names in a model's response. Unless a name has a reason in every language, its reason is empty,
 * and a later step filters it out.
 *
 * @throws {Error} when there is no name at all
 */
export function readNames(text: string): SuggestedName[] {
  const { names } = answerSchema.parse(readJson(text));
  const found = names.slice(0, MAX_NAMES_READ).flatMap((given) => {
    const entry = entrySchema.safeParse(given).data;
    if (!entry) return [];
    const reason = sentencesSchema.safeParse(given).data ?? NO_REASON;
    return [{ name: entry.name, pinyin: readingFor(entry.name, entry.pinyin), reason }];
  });
  if (found.length === 0) throw new Error('no name was written');
  return found;
}
