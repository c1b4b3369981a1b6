import type { ProductCategory } from '@danqing/contracts/agent';
import type { Maker } from '@danqing/contracts/makers';
import { requestTwice } from '@danqing/model-client';
import { generateImage, type ImageModel } from 'ai';
import type { MockUpRenderer, MockUpRequest } from '../mock-up-renderer.ts';

const TRY_LIMIT_MS = 90_000;
/** Maximum model response: a picture of 24 MB in base64 and some text. */
export const MAX_PRODUCT_RESPONSE_BYTES = 34 * 1024 * 1024;

const PRODUCTS: Record<ProductCategory, string> = {
  服装: '一件短袖衬衫、一条丝巾和一条连衣裙，挂在同一根木杆上',
  家居: '一幅窗帘、一只靠垫和一只瓷碗，摆在木凳旁',
  用品: '一只帆布袋、一本布面笔记本和一把撑开的伞，摆在纸质背景上',
};

/** Uses an image-editing model with the pattern as input. A URL in place of image data is refused. */
export class ModelMockUpRenderer implements MockUpRenderer {
  readonly maker: Maker;

  constructor(
    private readonly model: ImageModel,
    name: string,
    private readonly tryLimitMs: number = TRY_LIMIT_MS,
  ) {
    this.maker = { kind: 'model', name };
  }

  render({ pattern, category, id }: MockUpRequest): Promise<Uint8Array> {
    const text = [
      `把图中的纹样作为面料，做成${PRODUCTS[category]}，拍成一张电商产品图。`,
      '纹样四方连续，顺着褶皱和缝线变形，疏密与产品大小相称，颜色与原图一致，不改动纹样本身。',
      '柔和的侧上方光，浅色背景，落影自然；画面中不要人物、文字、标志和边框。',
      `编号：${id}`,
    ].join('\n');
    return requestTwice(this.tryLimitMs, async (signal) => {
      const { image } = await generateImage({
        model: this.model,
        prompt: { text, images: [pattern] },
        size: '1024x1024',
        maxRetries: 0,
        abortSignal: signal,
      });
      return image.uint8Array;
    });
  }
}
