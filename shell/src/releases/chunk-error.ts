/** A part of an area that is loaded when it is needed did not come: the bundler's error for scripts and style sheets. */
export const isChunkError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ChunkLoadError';
