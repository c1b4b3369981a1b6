/**
 * Starts a worker from the text of its scripts. The browser verifies the integrity of the chunk that contains
 * the text, but not that of a worker's URL.
 */
export function startWorker(name: string, scripts: readonly string[]): Worker {
  const url = URL.createObjectURL(new Blob([scripts.join('\n')], { type: 'text/javascript' }));
  try {
    return new Worker(url, { name });
  } finally {
    URL.revokeObjectURL(url);
  }
}
