import { createColorRequestSchema, type NewColor } from '@danqing/contracts/cocreate';
import { LOCALES, type LocalizedText } from '@danqing/contracts/locale';
import { z } from 'zod';

/** Each text is cleaned and limited like the description itself. */
const text = createColorRequestSchema.shape.description;
const answerSchema = z.object({ descriptions: z.object({ zh: text, en: text, ja: text }) });

/**
 * Returns the imagined description in every language, or null if the saved description is not one of them: a text that the
 * author wrote has no translation.
 */
export function findDescriptions({
  description,
  aiResponseData,
}: Pick<NewColor, 'description' | 'aiResponseData'>): LocalizedText | null {
  const { data } = answerSchema.safeParse(aiResponseData);
  if (!data) return null;
  const texts = LOCALES.map((locale) => data.descriptions[locale]);
  return !texts.includes('') && texts.includes(description) ? data.descriptions : null;
}
