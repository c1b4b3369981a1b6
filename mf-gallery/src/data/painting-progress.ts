import type { PaintingListeners } from '@danqing/api-client';
import type { Maker } from '@danqing/contracts/creations';

export interface PaintingProgress {
  maker: Maker | null;
  /** Both numbers are 0 until the first layer is reported. */
  layer: number;
  layers: number;
  preview: string | null;
}

export const NOTHING_PAINTED: PaintingProgress = { maker: null, layer: 0, layers: 0, preview: null };

export function paintingListeners(report: (progress: PaintingProgress) => void): PaintingListeners {
  let seen = NOTHING_PAINTED;
  const show = (news: Partial<PaintingProgress>) => report((seen = { ...seen, ...news }));
  show({});
  return { onStarted: ({ maker }) => show({ maker }), onLayer: (layer) => show(layer) };
}
