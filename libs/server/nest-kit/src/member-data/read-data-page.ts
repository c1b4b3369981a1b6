import type { MemberDataPage } from '@danqing/contracts/identity';
import type { DataSource } from 'typeorm';

export interface DataList {
  name: string;
  /** Returns rows in key order after the key `after`, or from the start if null. */
  select(after: string | null, limit: number): Promise<DataRow[]>;
}

/**
 * Returns a function that defines a list of the member's data by its name and SQL. The SQL selects `DataRow`
 * columns; $1 is the member, $2 `after`, $3 the row limit.
 */
export const dataLists =
  (dataSource: DataSource, userId: number) =>
  (name: string, sql: string): DataList => ({
    name,
    select: (after, limit) => dataSource.query<DataRow[]>(sql, [userId, after, limit]),
  });

export interface DataRow {
  key: string;
  data: Record<string, unknown>;
  files?: string[] | null;
}

const PAGE_ROWS = 100;
const FILES_PER_ROW = 3;

/**
 * Returns up to 100 rows of one list. `next` is the cursor of the next page, also across lists. An unknown
 * cursor returns an empty last page.
 *
 * @param after `next` of the previous page, or null for the first
 */
export async function readDataPage(
  lists: readonly DataList[],
  after: string | null,
): Promise<MemberDataPage> {
  const [name, key] = after === null ? [lists[0]?.name, ''] : splitCursor(after);
  const at = lists.findIndex((list) => list.name === name);
  const list = lists[at];
  if (!list) return { records: [], files: [], next: null };
  const rows = await list.select(key === '' ? null : key!, PAGE_ROWS);
  const following = lists[at + 1];
  const last = rows.at(-1);
  return {
    records: rows.map(({ data }) => ({ list: list.name, data })),
    files: rows.flatMap(({ files }) => (files ?? []).slice(0, FILES_PER_ROW)),
    next:
      last && rows.length === PAGE_ROWS
        ? `${list.name}:${last.key}`
        : following
          ? `${following.name}:`
          : null,
  };
}

function splitCursor(cursor: string): [string, string] {
  const colon = cursor.indexOf(':');
  return colon < 0 ? ['', ''] : [cursor.slice(0, colon), cursor.slice(colon + 1)];
}
