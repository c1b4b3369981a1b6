import type { PictureInput } from '@danqing/drawing/pictures';
import { DrawingLanes } from '@danqing/drawing/lanes';
import type { renderers } from './renderers.ts';
import type { DrawMockUp } from './studio/studio-mock-up-renderer.ts';

/** Separate lanes for untrusted patterns, product rendering and stored pictures. */
export type MockUpLanes = DrawingLanes<'patterns' | 'products' | 'pictures', typeof renderers>;

const RENDERERS = import.meta.url.endsWith('.ts') ? './renderers.ts' : './renderers.js';
/** Only jobs render products, one at a time, so they share one client address. */
const CLIENT = 'agent';
const LIMITS = { total: 64, perNetwork: 64, price: 10 * 60_000 };
/** Stricter, because any client may send a pattern. */
const PATTERN_LIMITS = { total: 32, perNetwork: 8, price: 8_000 };

export const openLanes = (): MockUpLanes =>
  new DrawingLanes({
    renderers: new URL(RENDERERS, import.meta.url),
    timeLimitMs: 60_000,
    unwantedLimitMs: 500,
    idleLimitMs: 2 * 60_000,
    memoryLimit: 512 * 1024 * 1024,
    lanes: { patterns: PATTERN_LIMITS, products: LIMITS, pictures: LIMITS },
    failure: 'PATTERN_APPLY_FAILED',
  });

export type FlattenPattern = (
  bytes: Uint8Array,
  client: { address: string; signal: AbortSignal },
) => Promise<Buffer>;

export const flattenIn =
  (lanes: MockUpLanes): FlattenPattern =>
  (bytes, client) =>
    lanes.lane('patterns').draw({ ...client, price: 150 }, () => ({ renderer: 'pattern', input: { bytes } }));

export const drawMockUpIn =
  (lanes: MockUpLanes): DrawMockUp =>
  (input) =>
    lanes
      .lane('products')
      .draw({ address: CLIENT, price: 2_000, signal: new AbortController().signal }, () => ({
        renderer: 'products',
        input,
      }));

export type ScalePicture = (input: PictureInput, signal: AbortSignal) => Promise<Buffer>;

export const scaleIn =
  (lanes: MockUpLanes): ScalePicture =>
  (input, signal) =>
    lanes
      .lane('pictures')
      .draw({ address: CLIENT, price: 300, signal }, () => ({ renderer: 'picture', input }));
