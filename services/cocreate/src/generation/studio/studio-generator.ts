import { generateColor, suggestNames } from '@danqing/studio-imaginer';
import type { StudioKnowledge } from '../studio-knowledge.ts';
import type { ColorGenerator, GenerationResult, NameSuggester, SuggestedName } from '../color-generator.ts';

/** Generates colours and names with the embedded studio, without a model, in about a millisecond. */
export class StudioGenerator implements ColorGenerator, NameSuggester {
  readonly maker = { kind: 'studio', name: '丹青画室' } as const;
  readonly #imaginations: StudioKnowledge;

  constructor(imaginations: StudioKnowledge) {
    this.#imaginations = imaginations;
  }

  async generate(name: string, seed?: string): Promise<GenerationResult> {
    return generateColor(name, await this.#imaginations.get(), { seed });
  }

  async suggest(references: readonly string[], count: number, seed: string): Promise<SuggestedName[]> {
    const { suggestions, dropped } = suggestNames(references, await this.#imaginations.get(), {
      count,
      seed,
    });
    const none = { zh: '', en: '', ja: '' };
    return [...suggestions, ...dropped.map(({ name }) => ({ name, pinyin: '', reason: none }))];
  }
}
