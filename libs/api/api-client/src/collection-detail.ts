import type { ChangeCollectionRequest, Collection } from '@danqing/contracts/creations';
import type { ReportRequest } from '@danqing/contracts/palettes';
import { readCollection } from './creations.ts';
import { request, requestNothing, type CallOptions } from './request.ts';

export function getCollection(id: number, options: CallOptions): Promise<Collection> {
  return request(`api/collections/${id}`, { ...options, read: readCollection });
}

export function changeCollection(
  id: number,
  change: ChangeCollectionRequest,
  options: CallOptions,
): Promise<Collection> {
  return request(`api/collections/${id}`, {
    ...options,
    method: 'PATCH',
    body: change,
    read: readCollection,
  });
}

export const deleteCollection = (id: number, options: CallOptions): Promise<void> =>
  requestNothing(`api/collections/${id}`, { ...options, method: 'DELETE' });

export function undeleteCollection(id: number, options: CallOptions): Promise<Collection> {
  return request(`api/collections/${id}/undelete`, { ...options, method: 'POST', read: readCollection });
}

/** Removes the video from a picture of the member's own creation, even if another member requested the video. */
export const removeVideo = (id: number, imageId: number, options: CallOptions): Promise<void> =>
  requestNothing(`api/collections/${id}/images/${imageId}/video`, { ...options, method: 'DELETE' });

export const restoreVideo = (id: number, imageId: number, options: CallOptions): Promise<void> =>
  requestNothing(`api/collections/${id}/images/${imageId}/video/undelete`, { ...options, method: 'POST' });

export const reportCollection = (id: number, report: ReportRequest, options: CallOptions): Promise<void> =>
  requestNothing(`api/collections/${id}/reports`, { ...options, body: report });
