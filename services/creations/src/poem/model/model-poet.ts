import type { Maker } from '@danqing/contracts/creations';
import { requestText, type TextModel } from '@danqing/model-client';
import type { PoemRequest, Poet, WrittenPoem } from '../poet.ts';
import { readPoem } from './read-poem.ts';

/** Two attempts fit into the gateway's timeout of one minute. */
const TRY_LIMIT_MS = 20_000;
const MAX_TOKENS = 2_000;

const SYSTEM =
  '你是精通近体诗的诗人。为给定的中国传统色写一首原创绝句：五言或七言，四句，平仄押韵合平水韵，写景而意在其色，不出现颜色代码。只输出四句诗正文，每句一行，不要题目、解释和其他文字。';

/** Writes poems with a language model. Rejects output that is not a quatrain. */
export class ModelPoet implements Poet {
  readonly maker: Maker;

  constructor(
    private readonly model: TextModel,
    name: string,
    private readonly tryLimitMs: number = TRY_LIMIT_MS,
  ) {
    this.maker = { kind: 'model', name };
  }

  async write({ name, hex, seed }: PoemRequest, gone?: AbortSignal): Promise<WrittenPoem> {
    const question = {
      model: this.model,
      system: SYSTEM,
      // The seed prevents a caching model service from repeating the same poem.
      prompt: `颜色：${name}（${hex}）。取意编号：${seed.slice(0, 8)}`,
      tryLimitMs: this.tryLimitMs,
      maxTokens: MAX_TOKENS,
      gone,
    };
    const lines = await requestText(question, readPoem);
    return { title: `咏${name}`, lines, scene: null, renderings: null };
  }
}
