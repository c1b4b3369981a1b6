import type { ChangeCollectionRequest, Collection } from '@danqing/contracts/creations';
import { readCollection } from './creations.ts';
import { request, requestNothing, type CallOptions } from './request.ts';

/** Returns a creation. Only the owner can read a creation that operators have hidden. */
export function getCollection(id: number, options: CallOptions): Promise<Collection> {
  return request(`api/collections/${id}`, { ...options, read: readCollection });
}

/** Shows the member's creation in the gallery, or hides it. */
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

/** Deletes the member's creation. `undeleteCollection` restores it within 10 minutes. */
export const deleteCollection = (id: number, options: CallOptions): Promise<void> =>
  requestNothing(`api/collections/${id}`, { ...options, method: 'DELETE' });

/** Restores a creation that the member deleted in the last 10 minutes, and returns it. */
export function undeleteCollection(id: number, options: CallOptions): Promise<Collection> {
  return request(`api/collections/${id}/undelete`, { ...options, method: 'POST', read: readCollection });
}

/** Removes the video from a picture of the member's own creation, even if another member requested the video. */
export const removeVideo = (id: number, imageId: number, options: CallOptions): Promise<void> =>
  requestNothing(`api/collections/${id}/images/${imageId}/video`, { ...options, method: 'DELETE' });

/** Restores a video that was removed in the last 10 minutes, unless the picture has a new one. */
export const restoreVideo = (id: number, imageId: number, options: CallOptions): Promise<void> =>
  requestNothing(`api/collections/${id}/images/${imageId}/video/undelete`, { ...options, method: 'POST' });
