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
  /** In every language. */
  reason: Sentences;
}

/** Imagines the colours of names, and names: the embedded studio, or a model. */
export interface Imaginer {
  readonly maker: Maker;
  /** Another seed asks for another colour; null for the best guess. Rejects when it comes to none. */
  imagine(name: string, seed: string | null): Promise<ImaginedColor>;
  /** More names than wanted, since some will be dropped. Rejects when it comes to none. */
  suggest(references: readonly string[], count: number, seed: string): Promise<SuggestedName[]>;
}
