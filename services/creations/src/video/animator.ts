import type { Maker } from '@danqing/contracts/creations';
import type { PaintRequest } from '../painting/painter.ts';
import type { VideoFiles } from './encode/video-files.ts';

export interface AnimationRequest {
  picture: Uint8Array;
  painting: PaintRequest;
  painter: Maker;
  /** Equal requests with equal seeds give equal videos, if the animator is deterministic. */
  seed: string;
  /** Provider task of an earlier attempt, or null if there is none to resume. */
  task: string | null;
}

export interface AnimationProgress {
  /** Stores the provider's task. The animator must await it before it polls the task. */
  begun(task: string): Promise<void>;
  /** Number of frames drawn so far, if the animator reports progress. */
  drawn(frame: number): void;
}

/** Injection token of the animator; null if this machine has no encoder. */
export const ANIMATOR = Symbol('Animator');

export interface Animator {
  readonly maker: Maker;
  /** Resolves with locally encoded files. Rejects if no video results. */
  animate(request: AnimationRequest, progress: AnimationProgress): Promise<VideoFiles>;
}
