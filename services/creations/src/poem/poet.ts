import type { PoemResponse, Maker } from '@danqing/contracts/creations';
import type { Scene } from '@danqing/studio-poet';

export interface PoemOrder {
  /** The colour's Chinese name. */
  name: string;
  hex: string;
  /** Another seed asks for another poem. */
  seed: string;
}

export interface WrittenPoem {
  title: string;
  /** Four lines of five or of seven characters, without marks. */
  lines: string[];
  /** What it shows, for a painter; null where its maker does not say. */
  scene: Scene | null;
  renderings: PoemResponse['renderings'];
}

/** Writes poems: the embedded studio, or a model. */
export interface Poet {
  readonly maker: Maker;
  /** Rejects when it comes to no poem of this form, and when `gone` is aborted. */
  write(order: PoemOrder, gone?: AbortSignal): Promise<WrittenPoem>;
}

/** The lines with their marks: 床前明月光，疑是地上霜。举头望明月，低头思故乡。 */
export const withMarks = (lines: readonly string[]): string =>
  lines.map((line, index) => `${line}${index % 2 === 0 ? '，' : '。'}`).join('');
