import { DatabaseClient } from '@danqing/nest-kit';
import { collectQueries } from './collect-queries.ts';
import { compareRows } from './compare-rows.ts';
import { describeStatement } from './describe-statement.ts';

export interface RowCheck {
  queries: string[];
  /** Locations of queries whose text cannot be determined. */
  uncovered: string[];
  problems: string[];
}

/**
 * Compares the row type of every query with the columns that Postgres describes.
 *
 * @param databaseUrl database with the migrated schemas of all services; at least Postgres 16
 */
export async function checkRows(databaseUrl: string, workspace?: string): Promise<RowCheck> {
  const { queries, checker } = collectQueries(workspace);
  const uncovered: string[] = [];
  const problems: string[] = [];
  const client = new DatabaseClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const { place, texts, result } of queries) {
      if (!texts) {
        uncovered.push(place);
        continue;
      }
      const found = new Set<string>();
      for (const text of texts) {
        try {
          const statement = await describeStatement(client, schemaOf(place), text);
          if (statement && result)
            for (const problem of compareRows(result, statement, checker)) found.add(problem);
        } catch (error) {
          found.add((error as Error).message);
        }
      }
      problems.push(...[...found].map((problem) => `${place} ${problem}`));
    }
  } finally {
    await client.end();
  }
  return { queries: queries.map(({ place }) => place), uncovered, problems };
}

/**
 * Schema of the unqualified tables in the statements of a file. Statements of nest-kit run in any service;
 * `identity` stands for all.
 */
const schemaOf = (place: string): string => /^services\/(\w+)/.exec(place)?.[1] ?? 'identity';
