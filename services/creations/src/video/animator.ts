import type { Maker } from '@danqing/contracts/creations';
import type { PaintingOrder } from '../painting/painter.ts';
import type { VideoFiles } from './encode/video-files.ts';

export interface AnimationOrder {
  /** The file of the picture. */
  picture: Uint8Array;
  /** What was painted. */
  painting: PaintingOrder;
  /** Who painted it. */
  painter: Maker;
  /** Equal orders of equal seeds give equal videos, where the animator can promise that. */
  seed: string;
  /** What an earlier attempt had begun at a provider; null where there is nothing to go on with. */
  task: string | null;
}

/** What an animator tells while it is at work. */
export interface AnimationNews {
  /** That a provider has begun a task. The animator asks nothing about it before this has come true. */
  begun(task: string): Promise<void>;
  /** Frames that are drawn, where the animator lets itself be watched. */
  drawn(frame: number): void;
}

/** Injection token of the animator; null where this machine has no encoder. */
export const ANIMATOR = Symbol('Animator');

/** Makes videos of pictures: the embedded studio, or a model. */
export interface Animator {
  readonly maker: Maker;
  /** Files that were encoded here. Rejects when it comes to no video. */
  animate(order: AnimationOrder, news: AnimationNews): Promise<VideoFiles>;
}
