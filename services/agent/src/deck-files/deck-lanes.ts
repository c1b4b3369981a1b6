import { DrawingLanes } from '@danqing/drawing/lanes';
import type { renderers } from './renderers.ts';

export type DeckLanes = DrawingLanes<'files', typeof renderers>;
export type DeckFileFormat = keyof typeof renderers;

export const DECK_LANES = Symbol('DeckLanes');

const RENDERERS = import.meta.url.endsWith('.ts') ? './renderers.ts' : './renderers.js';

export const openDeckLanes = (): DeckLanes =>
  new DrawingLanes({
    renderers: new URL(RENDERERS, import.meta.url),
    timeLimitMs: 60_000,
    unwantedLimitMs: 500,
    idleLimitMs: 2 * 60_000,
    memoryLimit: 512 * 1024 * 1024,
    lanes: { files: { total: 32, perNetwork: 8, price: 60_000 } },
    failure: 'DECK_FILE_FAILED',
  });
