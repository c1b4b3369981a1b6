import { ApiError } from '@danqing/api-client';
import type { SavePaletteRequest } from '@danqing/contracts';

/** What was sent, and the key by which the server knows that it is the same again. */
export interface SaveAttempt {
  content: string;
  key: string;
}

/** The attempt for a content: the last one, when it was about the same. */
export function attemptFor(request: SavePaletteRequest, last: SaveAttempt | null): SaveAttempt {
  const content = JSON.stringify(request);
  return last?.content === content ? last : { content, key: newKey() };
}

/** 128 random bits. `crypto.randomUUID` is not there on a page without HTTPS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Codes with which the visitor can do something: the server says what. */
const HELPFUL = new Set(['PALETTE_LIMIT_REACHED', 'PALETTE_TOO_LARGE', 'RATE_LIMITED', 'UNAUTHENTICATED']);

/** What the server says of a failure, where that helps. */
export const helpfulReason = (error: unknown): string | null =>
  error instanceof ApiError && HELPFUL.has(error.code) ? error.message : null;
