import { DrawingLanes } from '@danqing/drawing/lanes';
import type { DrawCard } from '../card/card.service.ts';
import type { PaintedLayerPicture } from '../painting/studio/paint-layers.ts';
import type { PaintLayers } from '../painting/studio/studio-painter.ts';
import type { ScalePicture } from '../picture/picture-store.ts';
import type { DrawnFrames } from '../video/studio/draw-video.ts';
import type { DrawVideo } from '../video/studio/studio-animator.ts';
import type { renderers } from './renderers.ts';

/** Separate lanes, so that one kind of work cannot delay another. */
export type CreationLanes = DrawingLanes<'paintings' | 'videos' | 'pictures' | 'cards', typeof renderers>;

const RENDERERS = import.meta.url.endsWith('.ts') ? './renderers.ts' : './renderers.js';
/** Only jobs use these lanes and each job is paid for, so the limits are loose. */
const CLIENT = 'creations';
const LIMITS = { total: 64, perNetwork: 64, price: 10 * 60_000 };
/** Cards are public, so a network gets only a few at once. */
const CARD_LIMITS = { total: 32, perNetwork: 8, price: 4_000 };
const CARD_PRICE = 120;

export const openLanes = (): CreationLanes =>
  new DrawingLanes({
    renderers: new URL(RENDERERS, import.meta.url),
    // A video takes six seconds on two free processors, and far longer on a busy machine.
    timeLimitMs: 180_000,
    unwantedLimitMs: 500,
    idleLimitMs: 2 * 60_000,
    memoryLimit: 512 * 1024 * 1024,
    lanes: { paintings: LIMITS, videos: LIMITS, pictures: LIMITS, cards: CARD_LIMITS },
    failure: 'PAINTING_FAILED',
  });

export const paintIn =
  (lanes: CreationLanes): PaintLayers =>
  (input, onLayer) =>
    lanes.lane('paintings').draw(
      { address: CLIENT, price: 3_000, signal: new AbortController().signal },
      () => ({ renderer: 'painting', input }),
      (news) => onLayer(news as PaintedLayerPicture),
    );

export const drawVideoIn =
  (lanes: CreationLanes): DrawVideo =>
  (input, onFrames) =>
    lanes.lane('videos').draw(
      { address: CLIENT, price: 10_000, signal: new AbortController().signal },
      () => ({ renderer: 'video', input }),
      (news) => onFrames(news as DrawnFrames),
    );

export const cropIn =
  (lanes: CreationLanes): ScalePicture =>
  (input, signal) =>
    lanes.lane('pictures').draw({ address: CLIENT, price: 300, signal }, () => ({ renderer: 'crop', input }));

export const scaleIn =
  (lanes: CreationLanes): ScalePicture =>
  (input, signal) =>
    lanes
      .lane('pictures')
      .draw({ address: CLIENT, price: 300, signal }, () => ({ renderer: 'picture', input }));

export const drawCardIn =
  (lanes: CreationLanes): DrawCard =>
  (input, client) =>
    lanes.lane('cards').draw({ ...client, price: CARD_PRICE }, () => ({ renderer: 'card', input }));
