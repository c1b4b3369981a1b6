import { STUDIO } from '../../studio/studio.ts';
import { requestOf } from '../../painting/studio/studio-painter.ts';
import type { AnimationProgress, AnimationRequest, Animator } from '../animator.ts';
import { readEncoded, withEncoder } from '../encode/encoder-folder.ts';
import type { VideoFiles } from '../encode/video-files.ts';
import type { DrawnFrames, VideoInput } from './draw-video.ts';

export type DrawVideo = (input: VideoInput, onFrames: (drawn: DrawnFrames) => void) => Promise<Buffer>;
export const DRAW_VIDEO = Symbol('DrawVideo');

/**
 * The embedded animator: moves the layers of the studio's own paintings, and pans a camera over other
 * pictures.
 */
export class StudioAnimator implements Animator {
  readonly maker = STUDIO;
  readonly #drawVideo: DrawVideo;
  readonly #ffmpeg: string;

  constructor(drawVideo: DrawVideo, ffmpeg: string) {
    this.#drawVideo = drawVideo;
    this.#ffmpeg = ffmpeg;
  }

  async animate(
    { picture, painting, painter, seed }: AnimationRequest,
    { drawn }: AnimationProgress,
  ): Promise<VideoFiles> {
    return withEncoder(this.#ffmpeg, async (encoder) => {
      const layers = painter.kind === STUDIO.kind ? requestOf(painting) : null;
      const input = { picture, painting: layers, seed: `${painting.seed} ${seed}`, encoder };
      const poster = await this.#drawVideo(input, ({ frame }) => drawn(frame));
      return { ...(await readEncoded(encoder)), poster };
    });
  }
}
