/** Reports what a visitor need not be told, or is told in other words. */
export function logError(what: string, error: unknown): void {
  // eslint-disable-next-line no-console -- where developers look
  console.error(what, error);
}
