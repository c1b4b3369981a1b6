import type { SavePaletteRequest } from '@danqing/contracts/palettes';

export interface SaveAttempt {
  content: string;
  key: string;
}

/** Returns the last attempt when its content is the same, otherwise a new attempt with a new key. */
export function attemptFor(request: SavePaletteRequest, last: SaveAttempt | null): SaveAttempt {
  const content = JSON.stringify(request);
  return last?.content === content ? last : { content, key: newIdempotencyKey() };
}

/** Returns 128 random bits in hex. Unlike `crypto.randomUUID`, this also works without HTTPS. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
