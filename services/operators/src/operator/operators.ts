import { createHash, randomBytes } from 'node:crypto';
import { FULL_GRANTS, type Grant } from '@danqing/contracts/operators';
import type { DataSource } from 'typeorm';
import { insertOperator } from './operator.queries.ts';

/** Makes an operator's token recognisable in a log or a repository. */
export const OPERATOR_TOKEN_PREFIX = 'danqing-operator-';
const TOKEN_BYTES = 32;

/** Returns the new operator's token, of which only the hash is stored. Null if the name is taken. */
export async function addOperator(
  database: DataSource,
  { name, actor, grants = FULL_GRANTS }: { name: string; actor: string; grants?: readonly Grant[] },
): Promise<string | null> {
  const token = `${OPERATOR_TOKEN_PREFIX}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
  return (await insertOperator(database, { name, actor, grants, tokenHash: hashOf(token) })) ? token : null;
}

/** A plain hash suffices because tokens are random. Unlike a salted one, it can be looked up by index. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
