import { DrawingLanes } from '@danqing/drawing/lanes';
import type { PaintLayers } from '../painting/studio/studio-painter.ts';
import type { ScalePicture } from '../picture/picture-store.ts';
import type { renderers } from './renderers.ts';

/** Paintings of the studio, and pictures in their sizes, each apart from the other. */
export type CreationLanes = DrawingLanes<'paintings' | 'pictures', typeof renderers>;

const RENDERERS = import.meta.url.endsWith('.ts') ? './renderers.ts' : './renderers.js';
/** Only jobs draw here, a few at once; whoever has begun one has paid for it. */
const CLIENT = 'creations';
const LIMITS = { total: 64, perNetwork: 64, price: 10 * 60_000 };

export const openLanes = (): CreationLanes =>
  new DrawingLanes({
    renderers: new URL(RENDERERS, import.meta.url),
    timeLimitMs: 60_000,
    unwantedLimitMs: 500,
    idleLimitMs: 2 * 60_000,
    memoryLimit: 512 * 1024 * 1024,
    lanes: { paintings: LIMITS, pictures: LIMITS },
    failure: 'PAINTING_FAILED',
  });

export const paintIn =
  (lanes: CreationLanes): PaintLayers =>
  (input) =>
    lanes
      .lane('paintings')
      .draw({ address: CLIENT, price: 3_000, signal: new AbortController().signal }, () => ({
        renderer: 'painting',
        input,
      }));

export const scaleIn =
  (lanes: CreationLanes): ScalePicture =>
  (input, signal) =>
    lanes
      .lane('pictures')
      .draw({ address: CLIENT, price: 300, signal }, () => ({ renderer: 'picture', input }));
