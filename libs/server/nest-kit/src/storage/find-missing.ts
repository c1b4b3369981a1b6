import { DatabaseClient } from '../database/database-client.ts';
import type { ObjectStorage } from './object-storage.ts';
import type { StoreDefinition } from './store-definition.ts';

const BATCH = 1_000;

export interface KindReport {
  named: number;
  missing: string[];
}

interface NamedObject {
  kind: string;
  key: string;
}

/**
 * Compares the objects that a service's tables reference with those in its storage. The site may be running:
 * an object that is no longer referenced at the end does not count as missing.
 *
 * @returns one report per kind of the store
 */
export async function findMissing(
  { named }: StoreDefinition,
  storage: ObjectStorage,
  databaseUrl: string,
): Promise<Record<string, KindReport>> {
  const report: Record<string, KindReport> = Object.fromEntries(
    Object.keys(named).map((kind) => [kind, { named: 0, missing: [] }]),
  );
  const client = new DatabaseClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Objects are written before their rows, so a listing that begins after this snapshot contains every
    // referenced object.
    const rows = namedObjects(client, named);
    let row = await rows.next();
    const listing = storage.list('')[Symbol.asyncIterator]();
    let stored = row.done ? null : await listing.next();
    for (; !row.done; row = await rows.next()) {
      const { kind, key } = row.value;
      while (stored && !stored.done && stored.value.key < key) stored = await listing.next();
      report[kind]!.named += 1;
      if (!stored || stored.done || stored.value.key !== key) report[kind]!.missing.push(key);
    }
    await dropUnreferenced(report, namedObjects(client, named));
    return report;
  } finally {
    await client.end();
  }
}

async function dropUnreferenced(
  report: Record<string, KindReport>,
  rows: AsyncIterable<NamedObject>,
): Promise<void> {
  const candidates = Object.entries(report).flatMap(([kind, { missing }]) =>
    missing.map((key) => `${kind} ${key}`),
  );
  if (candidates.length === 0) return;
  const missing = new Set(candidates);
  const kept = new Set<string>();
  for await (const { kind, key } of rows) if (missing.has(`${kind} ${key}`)) kept.add(`${kind} ${key}`);
  for (const [kind, of] of Object.entries(report)) {
    const before = of.missing.length;
    of.missing = of.missing.filter((key) => kept.has(`${kind} ${key}`));
    of.named -= before - of.missing.length;
  }
}

/** Yields each referenced object once per kind, in the key order of a storage, from one snapshot. */
async function* namedObjects(
  client: DatabaseClient,
  named: StoreDefinition['named'],
): AsyncGenerator<NamedObject, undefined> {
  const kinds = Object.entries(named);
  if (kinds.length === 0) return;
  const union = kinds
    .map(([, sql], index) => `select ${index} as kind, key from (${sql}) as of_kind`)
    .join(' union ');
  await client.query('begin isolation level repeatable read read only');
  try {
    await client.query(
      `declare named no scroll cursor for select kind, key from (${union}) as named order by key collate "C", kind`,
    );
    for (;;) {
      const { rows } = await client.query<{ kind: number; key: string }>(`fetch ${BATCH} from named`);
      if (rows.length === 0) break;
      for (const { kind, key } of rows) yield { kind: kinds[kind]![0], key };
    }
  } finally {
    await client.query('rollback');
  }
}
