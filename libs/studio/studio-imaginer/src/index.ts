export type { TraditionalColor } from './examples.ts';
export { learnColors, type ColorKnowledge } from './color-knowledge.ts';
export { generateColor, spellName, type GenerationResult } from './generate-color.ts';
export type { Sentences } from './describe-color.ts';
export { suggestNames, type NameSuggestion, type DroppedName } from './suggest-names.ts';
