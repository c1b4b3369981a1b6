import { STUDIO } from '../../studio/studio.ts';
import { requestOf } from '../../painting/studio/studio-painter.ts';
import type { AnimationNews, AnimationOrder, Animator } from '../animator.ts';
import { readEncoded, withEncoder } from '../encode/encoder-folder.ts';
import type { VideoFiles } from '../encode/video-files.ts';
import type { DrawnFrames, VideoInput } from './draw-video.ts';

/** `drawVideo`, off the event loop. */
export type DrawVideo = (input: VideoInput, onFrames: (drawn: DrawnFrames) => void) => Promise<Buffer>;

/** The animator that is part of this software: the layers of its own paintings move, other pictures are gone over by a camera. */
export class StudioAnimator implements Animator {
  readonly maker = STUDIO;
  readonly #drawVideo: DrawVideo;
  readonly #ffmpeg: string;

  constructor(drawVideo: DrawVideo, ffmpeg: string) {
    this.#drawVideo = drawVideo;
    this.#ffmpeg = ffmpeg;
  }

  async animate(
    { picture, painting, painter, seed }: AnimationOrder,
    { drawn }: AnimationNews,
  ): Promise<VideoFiles> {
    return withEncoder(this.#ffmpeg, async (encoder) => {
      const layers = painter.kind === STUDIO.kind ? requestOf(painting) : null;
      const input = { picture, painting: layers, seed: `${painting.seed} ${seed}`, encoder };
      const poster = await this.#drawVideo(input, ({ frame }) => drawn(frame));
      return { ...(await readEncoded(encoder)), poster };
    });
  }
}
