import type { ModelService } from '@danqing/model-client';
import { setTimeout as wait } from 'node:timers/promises';
import type { Maker } from '@danqing/contracts/creations';
import { VIDEO } from '@danqing/studio-painter';
import type { PaintRequest } from '../../painting/painter.ts';
import type { AnimationProgress, AnimationRequest, Animator } from '../animator.ts';
import { recodeVideo } from '../encode/recode-video.ts';
import type { VideoFiles } from '../encode/video-files.ts';
import { VideoTasks } from './video-tasks.ts';

const SIZE = { width: VIDEO.width, height: VIDEO.height };

export interface ModelAnimatorOptions {
  name: string;
  service: ModelService;
  seconds: number;
  ffmpeg: string;
  crop: (picture: Uint8Array, size: { width: number; height: number }) => Promise<Buffer>;
  scale: (picture: Uint8Array, size: { width: number; height: number }) => Promise<Buffer>;
  pollMs?: number;
  taskLimitMs?: number;
}

const POLL_MS = 5_000;
/** Per attempt; the next attempt resumes the same task. */
const TASK_LIMIT_MS = 10 * 60_000;
const MAX_FAILED_POLLS = 6;

export class ModelAnimator implements Animator {
  readonly maker: Maker;
  readonly #options: ModelAnimatorOptions;
  readonly #tasks: VideoTasks;

  constructor(options: ModelAnimatorOptions) {
    this.maker = { kind: 'model', name: options.name };
    this.#options = options;
    this.#tasks = new VideoTasks(options.service);
  }

  async animate(
    { picture, painting, seed, task }: AnimationRequest,
    news: AnimationProgress,
  ): Promise<VideoFiles> {
    const { ffmpeg, scale } = this.#options;
    const known = task ?? (await this.#begin(picture, painting, seed, news));
    await this.#finish(known);
    const file = await this.#tasks.fetch(known);
    const { mp4, webm, still } = await recodeVideo(ffmpeg, file);
    return { mp4, webm, poster: await scale(still, SIZE) };
  }

  async #begin(
    picture: Uint8Array,
    { name, hex, lines }: PaintRequest,
    seed: string,
    news: AnimationProgress,
  ): Promise<string> {
    const { name: model, seconds, crop } = this.#options;
    const task = await this.#tasks.begin({
      model,
      prompt: [
        `让这幅以${name}（${hex}）为主色的中国画缓缓动起来：镜头平稳，云雾轻移，水波微动，花叶随风。`,
        `意境取自诗句：${lines.join('，')}。`,
        '保持水墨笔触和构图，不要出现新的文字、人物和边框。',
      ].join('\n'),
      seconds,
      picture: await crop(picture, SIZE),
      size: `${SIZE.width}x${SIZE.height}`,
      idempotencyKey: `danqing-video-${seed}`,
    });
    await news.begun(task);
    return task;
  }

  async #finish(task: string): Promise<void> {
    const { pollMs = POLL_MS, taskLimitMs = TASK_LIMIT_MS } = this.#options;
    const end = performance.now() + taskLimitMs;
    let lost = 0;
    while (performance.now() < end) {
      try {
        const state = await this.#tasks.getStatus(task);
        lost = 0;
        if (state === 'done') return;
        if (state === 'failed') throw new RefusedError();
      } catch (error) {
        lost += 1;
        if (error instanceof RefusedError || lost >= MAX_FAILED_POLLS) throw error;
      }
      await wait(pollMs);
    }
    throw new Error(`the model had no video after ${taskLimitMs} ms`);
  }
}

class RefusedError extends Error {
  override readonly message = 'the model made no video';
}
