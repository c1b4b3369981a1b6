export function describeAddress(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/**
 * Returns why a database cannot be reached. A host with several addresses yields an AggregateError without a
 * useful message.
 */
export function describeFailure(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describeFailure).join(', ');
  return error instanceof Error ? error.message : String(error);
}
