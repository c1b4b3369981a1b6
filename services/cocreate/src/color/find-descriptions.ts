import { createColorRequestSchema, type NewColor } from '@danqing/contracts/cocreate';
import { LOCALES, type LocalizedText } from '@danqing/contracts/locale';
import { z } from 'zod';

const text = createColorRequestSchema.shape.description;
const answerSchema = z.object({ descriptions: z.object({ zh: text, en: text, ja: text }) });

/**
 * Returns the generated description in every language, or null when the saved text is not one of them. An
 * author's own text has no translations.
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
