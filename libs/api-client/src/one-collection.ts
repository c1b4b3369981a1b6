// Apart from the lists, which do without: what comes late must not lie among what comes first.
import type { ChangeCollectionRequest, Collection } from '@danqing/contracts/creations';
import type { ReportRequest } from '@danqing/contracts/palettes';
import { readCollection } from './creations.ts';
import { request, requestNothing, type CallOptions } from './request.ts';

/** One creation with all of its pictures. */
export function getCollection(id: number, options: CallOptions): Promise<Collection> {
  return request(`api/collections/${id}`, { ...options, read: readCollection });
}

/** Shows an own creation in the gallery, or hides it there. */
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

/** Deletes an own creation. */
export const deleteCollection = (id: number, options: CallOptions): Promise<void> =>
  requestNothing(`api/collections/${id}`, { ...options, method: 'DELETE' });

/** Brings back a creation that the member has just deleted. */
export function undeleteCollection(id: number, options: CallOptions): Promise<Collection> {
  return request(`api/collections/${id}/undelete`, { ...options, method: 'POST', read: readCollection });
}

/** Removes the video of a picture of an own creation, whoever had it made. */
export const removeVideo = (id: number, imageId: number, options: CallOptions): Promise<void> =>
  requestNothing(`api/collections/${id}/images/${imageId}/video`, { ...options, method: 'DELETE' });

/** Brings back a video that the member has just removed. */
export const restoreVideo = (id: number, imageId: number, options: CallOptions): Promise<void> =>
  requestNothing(`api/collections/${id}/images/${imageId}/video/undelete`, { ...options, method: 'POST' });

/** Reports a creation to the operators. */
export const reportCollection = (id: number, report: ReportRequest, options: CallOptions): Promise<void> =>
  requestNothing(`api/collections/${id}/reports`, { ...options, body: report });
