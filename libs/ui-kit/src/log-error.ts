/** Logs to the browser's console; visitors are told on the page itself where that helps them. */
export function logError(what: string, error: unknown): void {
  // eslint-disable-next-line no-console -- the log of a page is its console (specification part 1 §8)
  console.error(what, error);
}
