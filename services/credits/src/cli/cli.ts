import { randomUUID } from 'node:crypto';
import { createDataSource } from '@danqing/nest-kit';
import { by, commandOf, runCommandLine, type Outcome, type Streams } from '@danqing/nest-kit/command-line';
import type { DataSource } from 'typeorm';
import { AccountService } from '../account/account.service.ts';
import { LedgerEntryEntity } from '../account/ledger-entry.entity.ts';
import { auditLedger } from '../audit/audit-ledger.ts';
import { creditsDatabase } from '../database/credits-database.ts';
import { describeAudit, describeGranted, describeHistory, type Granted } from './cli-text.ts';
import {
  actorSchema,
  amountSchema,
  keySchema,
  limitSchema,
  memberSchema,
  reasonSchema,
} from './operator-input.ts';

export interface KnownMember {
  id: number;
  name: string;
}

export interface CreditsCliContext extends Streams {
  openDatabase: () => Promise<string>;
  /** Finds a member by id, email address or phone number; returns null if there is none. */
  findMember: (named: string) => Promise<KnownMember | null>;
  actor: string;
}

const HISTORY_LIMIT = 50;
const MEMBER = 'ID, email address, or phone number with + and country code';

export function runCreditsCli(argv: readonly string[], context: CreditsCliContext): Promise<number> {
  return runCommandLine(argv, {
    ...context,
    name: commandOf('credits'),
    description: 'Grant credits, show balances, and audit the ledger.',
    define(program, act) {
      program
        .command('grant')
        .description("add credits to a member's account")
        .argument('<member>', MEMBER, by(memberSchema))
        .argument('<amount>', 'number of credits', by(amountSchema))
        .requiredOption('--reason <text>', 'reason, stored with the entry', by(reasonSchema))
        .option(
          '--key <key>',
          'idempotency key: a repeated key grants only once (default: random)',
          by(keySchema),
        )
        .action(
          act((named: string, amount: number, { reason, key }: { reason: string; key?: string }) => {
            const actor = by(actorSchema, 'The actor')(context.actor);
            return onLedger(context, named, (database, member) =>
              grant(database, { member, amount, reason: `admin: ${reason}`, key, actor }),
            );
          }),
        );
      program
        .command('balance')
        .description('show the balance of a member')
        .argument('<member>', MEMBER, by(memberSchema))
        .action(
          act((named: string) =>
            onLedger(context, named, async (database, { id }) => {
              const balance = await ledgerOf(database).getBalance(id);
              return { result: { userId: id, balance }, text: `${balance}\n` };
            }),
          ),
        );
      program
        .command('history')
        .description('list the ledger entries of a member, newest first')
        .argument('<member>', MEMBER, by(memberSchema))
        .option('--limit <number>', 'maximum number, up to 1000', by(limitSchema), HISTORY_LIMIT)
        .action(
          act((named: string, { limit }: { limit: number }) =>
            onLedger(context, named, async (database, { id }) => {
              const entries = await database
                .getRepository(LedgerEntryEntity)
                .find({ where: { userId: id }, order: { sequence: 'desc' }, take: limit });
              return { result: entries, text: describeHistory(entries) };
            }),
          ),
        );
      program
        .command('audit')
        .description(
          'compare balances, entries and holds; lists differences and exits with 1 if there are any',
        )
        .action(
          act(() =>
            withLedger(context, async (database) => {
              const audit = await auditLedger(database);
              return { result: audit, text: describeAudit(audit), refused: audit.problemCount > 0 };
            }),
          ),
        );
    },
  });
}

const ledgerOf = (database: DataSource) =>
  new AccountService(database, { enqueue: () => Promise.reject(new Error('there are no jobs here')) });

async function grant(
  database: DataSource,
  {
    member: { id: userId, name },
    amount,
    reason,
    key = `admin:${randomUUID()}`,
    actor,
  }: { member: KnownMember; amount: number; reason: string; key: string | undefined; actor: string },
): Promise<Outcome> {
  const movement = { userId, amount, reason, idempotencyKey: key };
  const { balance, fresh } = await ledgerOf(database).grantOnce(movement, actor);
  const result: Granted = { userId, name, amount, balance, reason, key, repeated: !fresh };
  return { result, text: describeGranted(result) };
}

/** Runs `work` for an existing member only: an account under an unknown id would look like a success. */
function onLedger(
  context: CreditsCliContext,
  named: string,
  work: (database: DataSource, member: KnownMember) => Promise<Outcome>,
): Promise<Outcome> {
  return withLedger(context, async (database) => {
    const member = await context.findMember(named);
    if (!member) throw new Error(`There is no member ${named}.`);
    return work(database, member);
  });
}

async function withLedger(
  { openDatabase }: CreditsCliContext,
  work: (database: DataSource) => Promise<Outcome>,
): Promise<Outcome> {
  const database = await createDataSource(creditsDatabase(await openDatabase()));
  return work(database).finally(() => database.destroy());
}
