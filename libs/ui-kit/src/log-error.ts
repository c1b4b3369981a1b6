/** Tells whoever looks into the browser's console; a visitor hears of it on the page, where there is something to say. */
export function logError(what: string, error: unknown): void {
  // eslint-disable-next-line no-console -- the log of a page is its console (specification part 1 §8)
  console.error(what, error);
}
