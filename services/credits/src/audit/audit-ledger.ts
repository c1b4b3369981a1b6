import type { DataSource } from 'typeorm';
import { RELEASE_PREFIX } from '../account/movement.ts';

const PROBLEMS_LISTED = 1_000;

export interface LedgerProblem {
  kind: 'balance' | 'running-balance' | 'no-account' | 'hold' | 'release';
  userId: number;
  message: string;
}

export interface LedgerAudit {
  accounts: number;
  entries: number;
  holds: number;
  problemCount: number;
  problems: LedgerProblem[];
}

const isRelease = `ledger.idempotency_key like '${RELEASE_PREFIX}%'`;
const keyOfHold = `substr(ledger.idempotency_key, length('${RELEASE_PREFIX}') + 1)`;

// Checks that each entry adds to the previous one, which implies that `balance_after` is the running sum. A
// wrong entry thus counts as one problem, not one per later entry.
const PROBLEMS = `
  select 'balance' as kind, user_id, 0 as sequence,
    format('the balance is %s, the entries add up to %s', balance, coalesce(total, 0)) as message
  from credits.accounts
    left join (select user_id, sum(delta) as total from credits.ledger group by user_id) as sums using (user_id)
  where balance <> coalesce(total, 0)
  union all
  select 'running-balance', user_id, sequence,
    format('entry %s leaves %s, %s after %s is %s', sequence, balance_after, delta, before, before + delta)
  from (
    select user_id, sequence, delta, balance_after,
      lag(balance_after, 1, 0::bigint) over (partition by user_id order by sequence) as before
    from credits.ledger
  ) as steps
  where balance_after <> before + delta
  union all
  select 'no-account', user_id, min(sequence), format('%s entries and no account', count(*))
  from credits.ledger left join credits.accounts using (user_id)
  where accounts.user_id is null group by user_id
  union all
  select 'hold', user_id, coalesce(held.sequence, 0),
    case
      when held.delta is null then format('hold %s is %s and has no entry', key, state)
      when held.delta > 0 then format('hold %s is %s and its entry adds %s', key, state, held.delta)
      when released.delta is null then format('hold %s is released and nothing was given back', key)
      when state <> 'released' then format('hold %s is %s and %s was given back', key, state, released.delta)
      else format('hold %s took %s and gave back %s', key, -held.delta, released.delta)
    end
  from (select user_id, idempotency_key as key, state from credits.holds) as holds
    left join (select user_id, idempotency_key as key, sequence, delta from credits.ledger) as held
      using (user_id, key)
    left join (select user_id, ${keyOfHold} as key, delta from credits.ledger where ${isRelease}) as released
      using (user_id, key)
  where held.delta is null or held.delta > 0
    or (state = 'released' and released.delta is distinct from -held.delta)
    or (state <> 'released' and released.delta is not null)
  union all
  select 'release', user_id, sequence, format('entry %s gives back %s for no hold', sequence, idempotency_key)
  from credits.ledger
  where ${isRelease} and not exists (
    select from credits.holds where holds.user_id = ledger.user_id and holds.idempotency_key = ${keyOfHold})`;

/**
 * Compares redundant data: balances with entries, each entry with the previous one, and holds with their
 * entries. Uses one snapshot, so concurrent movements cause no false findings. Runs in the database, so
 * memory does not grow with the ledger.
 */
export async function auditLedger(dataSource: DataSource): Promise<LedgerAudit> {
  return dataSource.transaction('REPEATABLE READ', async (transaction) => {
    await transaction.query(`set local statement_timeout = 0`);
    const [counts] = await transaction.query<[Pick<LedgerAudit, 'accounts' | 'entries' | 'holds'>]>(
      `select (select count(*)::float8 from credits.accounts) as accounts,
         (select count(*)::float8 from credits.ledger) as entries,
         (select count(*)::float8 from credits.holds) as holds`,
    );
    const rows = await transaction.query<(LedgerProblem & { found: number })[]>(
      `select kind, user_id::float8 as "userId", message, (count(*) over ())::float8 as found from (${PROBLEMS}) as problems
       order by user_id, sequence, kind limit ${PROBLEMS_LISTED}`,
    );
    return {
      ...counts,
      problemCount: rows[0]?.found ?? 0,
      problems: rows.map(({ kind, userId, message }) => ({ kind, userId, message })),
    };
  });
}
