import { vi } from 'vitest';

/**
 * Returns how many statements `work` sends over the pool of a data source. `work` runs twice and only the
 * second run counts, because the first one opens connections. The pool must be otherwise idle.
 */
export async function countStatements(
  dataSource: { driver: object },
  work: () => Promise<unknown>,
): Promise<number> {
  await work();
  const { master } = dataSource.driver as { master: { _clients: { query(): unknown }[] } };
  const spies = master._clients.map((client) => vi.spyOn(client, 'query'));
  try {
    await work();
    return spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
