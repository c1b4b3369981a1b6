import { createHash, randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { insertOperator } from './operator.queries.ts';

/** Makes an operator's token recognisable in a log or a repository. */
export const OPERATOR_TOKEN_PREFIX = 'danqing-operator-';
const TOKEN_BYTES = 32;

/** A new operator's token, told this once: only its hash is kept. Null when the name is taken. */
export async function addOperator(
  database: DataSource,
  { name, actor }: { name: string; actor: string },
): Promise<string | null> {
  const token = `${OPERATOR_TOKEN_PREFIX}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
  return (await insertOperator(database, { name, actor, tokenHash: hashOf(token) })) ? token : null;
}

/** Tokens are random, so their plain hash tells nothing of them and is found by an index. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
