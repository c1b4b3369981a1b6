export type { TraditionalColor } from './examples.ts';
export {
  generateColor,
  learnColors,
  spellName,
  type GenerationResult,
  type ColorKnowledge,
} from './generate-color.ts';
export type { Sentences } from './describe-color.ts';
export { suggestNames, type NameSuggestion, type DroppedName } from './suggest-names.ts';
