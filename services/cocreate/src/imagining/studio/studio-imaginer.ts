import { imagineColor, suggestNames } from '@danqing/studio-imaginer';
import type { Imaginations } from '../imaginations.ts';
import type { ColorImaginer, ImaginedColor, NameSuggester, SuggestedName } from '../imaginer.ts';

/** Generates colours and names with the embedded studio, without a model, in about a millisecond. */
export class StudioImaginer implements ColorImaginer, NameSuggester {
  readonly maker = { kind: 'studio', name: '丹青画室' } as const;
  readonly #imaginations: Imaginations;

  constructor(imaginations: Imaginations) {
    this.#imaginations = imaginations;
  }

  async imagine(name: string, seed?: string): Promise<ImaginedColor> {
    return imagineColor(name, await this.#imaginations.get(), { seed });
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
