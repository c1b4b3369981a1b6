import { paintPoem, type CallOptions } from '@danqing/api-client';
import type { RequestContext } from '@danqing/area-kit';
import type { Painted } from '@danqing/contracts/creations';
import { paintingListeners, type PaintingProgress } from '../data/painting-progress.ts';
import type { Draft } from './drafts.ts';

export const followPainting = (
  { poem: { requestId }, theme }: Draft,
  { report, onStillTrying, signal }: RequestContext<PaintingProgress>,
  options: CallOptions,
): Promise<Painted> =>
  paintPoem({ requestId, theme }, { ...paintingListeners(report), onStillTrying }, { ...options, signal });
