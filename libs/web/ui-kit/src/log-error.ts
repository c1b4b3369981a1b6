/** Logs an error to the browser's console only; visitors see no message. */
export function logError(what: string, error: unknown): void {
  // eslint-disable-next-line no-console -- the log of a page is its console (specification part 1 §8)
  console.error(what, error);
}
