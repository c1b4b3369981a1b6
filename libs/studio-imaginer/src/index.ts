export type { TraditionalColor } from './examples.ts';
export {
  imagineColor,
  learnColors,
  spellName,
  type ImaginedColor,
  type Imagination,
} from './imagine-color.ts';
export type { Sentences } from './describe-color.ts';
export { suggestNames, type NameSuggestion, type DroppedName } from './suggest-names.ts';
