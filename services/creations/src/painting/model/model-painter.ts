import type { Maker, PaintingTheme } from '@danqing/contracts/creations';
import { requestTwice } from '@danqing/model-client';
import { generateImage, type ImageModel } from 'ai';
import type { Painter, PaintRequest } from '../painter.ts';

const TRY_LIMIT_MS = 90_000;
/** Response limit: a picture of 24 MB in base64, plus some text. */
export const MAX_PICTURE_RESPONSE_BYTES = 34 * 1024 * 1024;

const THEMES: Record<PaintingTheme, string> = {
  landscape: '山水画',
  flowers: '花鸟画',
  portrait: '人物画（人物取背影或远景）',
};

/**
 * Paints with an image model. If the model returns a URL, it is fetched only from the model service's own
 * origin.
 */
export class ModelPainter implements Painter {
  readonly maker: Maker;

  constructor(
    private readonly model: ImageModel,
    name: string,
    private readonly tryLimitMs: number = TRY_LIMIT_MS,
  ) {
    this.maker = { kind: 'model', name };
  }

  paint({ name, hex, theme, lines, seed }: PaintRequest): Promise<Uint8Array> {
    const prompt = [
      `一幅中国传统${THEMES[theme]}，水墨设色，以${name}（${hex}）为主色。`,
      `意境取自诗句：${lines.join('，')}。`,
      '宣纸质感，有留白，构图完整；画面中不要文字、印章和边框。',
      `构图编号：${seed}`,
    ].join('\n');
    return requestTwice(this.tryLimitMs, async (signal) => {
      const { image } = await generateImage({
        model: this.model,
        prompt,
        size: '1024x1024',
        maxRetries: 0,
        abortSignal: signal,
      });
      return image.uint8Array;
    });
  }
}
