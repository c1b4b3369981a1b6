import type { Maker } from '@danqing/contracts/makers';
import type { Sentences } from '@danqing/studio-imaginer';

export interface ImaginedColor {
  hex: string;
  /** Empty where it is not known. */
  pinyin: string;
  /** Why this colour, in every language. */
  descriptions: Sentences;
}

export interface SuggestedName {
  name: string;
  /** Empty where it is not known. */
  pinyin: string;
  /** In every language; empty for a name that is none. */
  reason: Sentences;
}

/** Imagines the colours of names: the embedded studio, or a model. */
export interface ColorImaginer {
  readonly maker: Maker;
  /** The best guess; a seed asks for another colour near it. Rejects when it comes to none, and when `gone` is aborted. */
  imagine(name: string, seed?: string, gone?: AbortSignal): Promise<ImaginedColor>;
}

/** Thinks of names: the embedded studio, or a model. */
export interface NameSuggester {
  readonly maker: Maker;
  /** More names than wanted, since some will be dropped. Rejects when it comes to none, and when `gone` is aborted. */
  suggest(
    references: readonly string[],
    count: number,
    seed: string,
    gone?: AbortSignal,
  ): Promise<SuggestedName[]>;
}
