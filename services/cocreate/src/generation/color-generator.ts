import type { Maker } from '@danqing/contracts/makers';
import type { Sentences } from '@danqing/studio-imaginer';

export interface GenerationResult {
  hex: string;
  pinyin: string;
  descriptions: Sentences;
}

export interface SuggestedName {
  name: string;
  pinyin: string;
  reason: Sentences;
}

export interface ColorGenerator {
  readonly maker: Maker;
  /**
   * Generates the best-matching colour for a name. With a seed, generates a similar alternative.
   *
   * @throws {Error} when there is no usable result or `gone` is aborted
   */
  generate(name: string, seed?: string, gone?: AbortSignal): Promise<GenerationResult>;
}

export interface NameSuggester {
  readonly maker: Maker;
  /**
   * Returns more names than wanted, because some are filtered out.
   *
   * @throws {Error} when there is no usable result or `gone` is aborted
   */
  suggest(
    references: readonly string[],
    count: number,
    seed: string,
    gone?: AbortSignal,
  ): Promise<SuggestedName[]>;
}
