import { vi } from 'vitest';

/**
 * How many statements `work` sends over the pool of a data source, once connections are there: it runs twice and the
 * second time counts. Nothing else may use the pool meanwhile.
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
