import { AsyncLocalStorage } from 'node:async_hooks';
import type { MemberDataPage } from '@danqing/contracts/identity';
import type { DataSource } from 'typeorm';
import { vi } from 'vitest';

export const MEMBER_COLUMNS = ['user_id', 'reporter'];

/**
 * Returns the columns of a schema that `exportPage` does not read, as `table.column`, sorted. An unread table
 * is one entry, `table.*`, if it refers to members; otherwise it is omitted. Tests compare the result with a
 * list of deliberate omissions, so a new column must be either exported or listed. Ignores the tables of test
 * doubles, `test_…`.
 *
 * @param exportPage reads one page of the export, like `MemberData.exportMember` for one member
 */
export async function columnsOutsideExport(
  dataSource: DataSource,
  schema: string,
  exportPage: (after: string | null) => Promise<MemberDataPage>,
): Promise<string[]> {
  const statements = await statementsOf(dataSource, async () => {
    let after: string | null = null;
    do after = (await exportPage(after)).next;
    while (after !== null);
  });
  const columns = await dataSource.query<{ table: string; column: string }[]>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = $1 and table_name !~ '^test_' order by table_name, column_name`,
    [schema],
  );
  const tables = new Set(columns.map(({ table }) => table));
  return [...tables].flatMap((table) => {
    const names = columns.filter((column) => column.table === table).map(({ column }) => column);
    const readers = statements.filter((sql) => contains(sql, `${schema}\\.${table}`));
    if (readers.length === 0)
      return names.some((name) => MEMBER_COLUMNS.includes(name)) ? [`${table}.*`] : [];
    return names
      .filter((name) => !readers.some((sql) => contains(sql, name)))
      .map((name) => `${table}.${name}`);
  });
}

/** Returns the SQL that `work` runs, without that of jobs which run meanwhile. */
async function statementsOf(dataSource: DataSource, work: () => Promise<void>): Promise<string[]> {
  const ofWork = new AsyncLocalStorage<string[]>();
  const query = dataSource.query.bind(dataSource);
  const spy = vi.spyOn(dataSource, 'query').mockImplementation((sql, ...rest) => {
    ofWork.getStore()?.push(sql);
    return query(sql, ...rest);
  });
  const statements: string[] = [];
  try {
    await ofWork.run(statements, work);
  } finally {
    spy.mockRestore();
  }
  return statements;
}

const contains = (sql: string, word: string) => new RegExp(`\\b${word}\\b`).test(sql);
