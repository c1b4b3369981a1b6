import type { PictureInput } from '@danqing/drawing/pictures';
import { DrawingLanes } from '@danqing/drawing/lanes';
import type { renderers } from './renderers.ts';
import type { DrawDressing } from './studio/studio-dresser.ts';

/** Patterns that strangers sent, products of the studio, and pictures that are to be kept, each apart from the others. */
export type DressingLanes = DrawingLanes<'patterns' | 'products' | 'pictures', typeof renderers>;

const RENDERERS = import.meta.url.endsWith('.ts') ? './renderers.ts' : './renderers.js';
/** Only jobs draw products, one at a time. */
const CLIENT = 'agent';
const LIMITS = { total: 64, perNetwork: 64, price: 10 * 60_000 };
/** Whoever is on the net may send a pattern. */
const PATTERN_LIMITS = { total: 32, perNetwork: 8, price: 8_000 };

export const openLanes = (): DressingLanes =>
  new DrawingLanes({
    renderers: new URL(RENDERERS, import.meta.url),
    timeLimitMs: 60_000,
    unwantedLimitMs: 500,
    idleLimitMs: 2 * 60_000,
    memoryLimit: 512 * 1024 * 1024,
    lanes: { patterns: PATTERN_LIMITS, products: LIMITS, pictures: LIMITS },
    failure: 'PATTERN_APPLY_FAILED',
  });

/** Decodes what a client sent, and encodes it anew. */
export type FlattenPattern = (
  bytes: Uint8Array,
  client: { address: string; signal: AbortSignal },
) => Promise<Buffer>;

export const flattenIn =
  (lanes: DressingLanes): FlattenPattern =>
  (bytes, client) =>
    lanes.lane('patterns').draw({ ...client, price: 150 }, () => ({ renderer: 'pattern', input: { bytes } }));

export const drawDressingIn =
  (lanes: DressingLanes): DrawDressing =>
  (input) =>
    lanes
      .lane('products')
      .draw({ address: CLIENT, price: 2_000, signal: new AbortController().signal }, () => ({
        renderer: 'products',
        input,
      }));

/** Gives a picture in another size, as WebP, off the event loop. */
export type ScalePicture = (input: PictureInput, signal: AbortSignal) => Promise<Buffer>;

export const scaleIn =
  (lanes: DressingLanes): ScalePicture =>
  (input, signal) =>
    lanes
      .lane('pictures')
      .draw({ address: CLIENT, price: 300, signal }, () => ({ renderer: 'picture', input }));
