import { createPublicKey, type KeyObject } from 'node:crypto';
import {
  insertTrustedKey,
  selectTrustedKeys,
  selectTrustedKeysOf,
  updateTrustedKeyRevoked,
  type TrustedKeyRow,
} from '../database/trusted-key.queries.ts';
import type { Queryable } from '../database/queryable.ts';
import { actorSchema, areaSchema, parseInput } from '../plane/operator-input.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { ReleaseError } from '../release/release-error.ts';
import { keyIdOf } from './envelope.ts';

export interface TrustedKey {
  id: number;
  name: string;
  key: KeyObject;
}

/**
 * Trusts a public key to sign the provenance of an area. From the first key on, the gate requires a signature
 * for each newly activated release of that area.
 *
 * @throws {ReleaseError} INPUT_INVALID if the key is not a public Ed25519 or ECDSA key in PEM form
 */
export async function trustKey(
  { database }: ReleasePlane,
  request: { area: string; name: string; publicKey: string; actor: string },
): Promise<TrustedKeyRow> {
  const key = parsePublicKey(request.publicKey);
  return insertTrustedKey(database, {
    area: parseInput('area', areaSchema, request.area),
    name: parseInput('name', actorSchema, request.name),
    createdBy: parseInput('actor', actorSchema, request.actor),
    keyId: keyIdOf(key),
    publicKey: key.export({ type: 'spki', format: 'pem' }).toString(),
  });
}

export const listTrustedKeys = ({ database }: ReleasePlane): Promise<TrustedKeyRow[]> =>
  selectTrustedKeys(database);

/**
 * Revokes a trusted key permanently. Releases that visitors already have stay.
 *
 * @throws {ReleaseError} INPUT_INVALID if the key does not exist
 */
export async function revokeTrustedKey(
  { database }: ReleasePlane,
  request: { id: number; actor: string },
): Promise<TrustedKeyRow> {
  const row = await updateTrustedKeyRevoked(database, request.id, request.actor);
  if (!row) throw new ReleaseError('INPUT_INVALID', `id: there is no trusted key ${request.id}`);
  return row;
}

export async function readTrustedKeys(database: Queryable, area: string): Promise<TrustedKey[]> {
  const rows = await selectTrustedKeysOf(database, area);
  return rows.map(({ id, name, public_key }) => ({ id, name, key: createPublicKey(public_key) }));
}

function parsePublicKey(pem: string): KeyObject {
  if (pem.includes('PRIVATE KEY'))
    throw new ReleaseError('INPUT_INVALID', 'key: this file has a private key; name the public one');
  let key: KeyObject;
  try {
    key = createPublicKey(pem);
  } catch {
    throw new ReleaseError('INPUT_INVALID', 'key: not a public key in PEM form');
  }
  if (key.asymmetricKeyType !== 'ed25519' && key.asymmetricKeyType !== 'ec')
    throw new ReleaseError(
      'INPUT_INVALID',
      `key: ${key.asymmetricKeyType} is not supported; use Ed25519 or ECDSA`,
    );
  return key;
}
