import type { CreditsPort } from '@danqing/contracts/credits';
import type { PublicMember } from '@danqing/contracts/identity';
import { createDataSource } from '@danqing/nest-kit';
import type { EntityManager } from 'typeorm';
import { identityDatabase } from '../database/identity-database.ts';
import { mailboxOf } from '../identifier/mailbox.ts';
import { startingGrant } from '../user/starting-credits.ts';
import { insertEntitlement } from '../user/starting-credits.queries.ts';
import { insertUser, selectUserByIdentifier, type UserRow } from '../user/user.queries.ts';

export interface ExampleMember {
  name: string;
  email: string;
}

/**
 * Seeds a development site with members, in the given order, as if they had signed up, with starting credits.
 * `added` counts those that were new.
 */
export async function seedMembers(
  databaseUrl: string,
  people: readonly ExampleMember[],
  credits: Pick<CreditsPort, 'grant'>,
): Promise<{ members: PublicMember[]; added: number }> {
  const database = await createDataSource(identityDatabase(databaseUrl));
  try {
    const members: PublicMember[] = [];
    let added = 0;
    for (const person of people) {
      const { row, created } = await database.transaction((transaction) => signUp(transaction, person));
      await credits.grant(startingGrant(row.id));
      members.push({
        id: row.id,
        name: row.name,
        mayPublish: row.limited === null,
        hasPublicPage: row.is_public,
      });
      if (created) added += 1;
    }
    return { members, added };
  } finally {
    await database.destroy();
  }
}

async function signUp(
  transaction: EntityManager,
  { name, email }: ExampleMember,
): Promise<{ row: UserRow; created: boolean }> {
  const identifier = { type: 'email', value: email } as const;
  const found = await selectUserByIdentifier(transaction, identifier);
  if (found) return { row: found, created: false };
  const row = await insertUser(transaction, identifier, name);
  await insertEntitlement(transaction, row.id, mailboxOf(identifier));
  return { row, created: true };
}
