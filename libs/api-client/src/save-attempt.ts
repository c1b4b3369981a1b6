import type { SavePaletteRequest } from '@danqing/contracts/palettes';

/** What was sent, and the key by which the server knows that it is the same again. */
export interface SaveAttempt {
  content: string;
  key: string;
}

/** The attempt for a content: the last one, when it was about the same. */
export function attemptFor(request: SavePaletteRequest, last: SaveAttempt | null): SaveAttempt {
  const content = JSON.stringify(request);
  return last?.content === content ? last : { content, key: newIdempotencyKey() };
}

/** 128 random bits. `crypto.randomUUID` is not there on a page without HTTPS. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
