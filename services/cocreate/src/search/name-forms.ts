import { characterForms } from '@danqing/color-core/character-forms';

/**
 * Returns the forms in which a colour's name may be stored: those of its characters, and each without a final
 * 色. The first is the text itself.
 */
export function nameForms(text: string): string[] {
  const forms = characterForms(text);
  const bare = forms.map((form) => form.replace(/色$/, '')).filter((form) => form !== '');
  return [...new Set([...forms, ...bare])];
}
