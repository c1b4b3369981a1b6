import type { DataSource } from 'typeorm';

export async function selectTakenNames(dataSource: DataSource, names: string[]): Promise<Set<string>> {
  const rows = await dataSource.query<{ name: string }[]>(
    `select name from cocreate.names where name = any($1) and color_count > 0`,
    [names],
  );
  return new Set(rows.map(({ name }) => name));
}
