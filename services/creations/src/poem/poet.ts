import type { PoemResponse, Maker } from '@danqing/contracts/creations';
import type { Scene } from '@danqing/studio-poet';

export interface PoemRequest {
  name: string;
  hex: string;
  seed: string;
}

export interface WrittenPoem {
  title: string;
  /** Four lines of five or seven characters, without punctuation. */
  lines: string[];
  scene: Scene | null;
  renderings: PoemResponse['renderings'];
}

export interface Poet {
  readonly maker: Maker;
  /** Rejects if no valid quatrain results, or when `gone` is aborted. */
  write(order: PoemRequest, gone?: AbortSignal): Promise<WrittenPoem>;
}

export const withMarks = (lines: readonly string[]): string =>
  lines.map((line, index) => `${line}${index % 2 === 0 ? '，' : '。'}`).join('');
