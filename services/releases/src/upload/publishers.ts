import { createHash, randomBytes } from 'node:crypto';
import type { CreatedPublisher, Publisher } from '@danqing/contracts/releases';
import { z } from 'zod';
import {
  insertPublisher,
  selectPublisher,
  selectPublishers,
  updateRevoked,
  usePublisher,
} from '../database/publisher.queries.ts';
import { actorSchema, areaSchema, parseInput } from '../plane/operator-input.ts';
import { ReleaseError } from '../release/release-error.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { PUBLISHER_TOKEN_PREFIX } from './publisher-token.ts';

const TOKEN_BYTES = 32;
const idSchema = z
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(2 ** 31 - 1, 'is too large');

export async function createPublisher(
  { database }: ReleasePlane,
  request: { name: string; area: string; actor: string },
): Promise<CreatedPublisher> {
  const token = `${PUBLISHER_TOKEN_PREFIX}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
  const publisher = await insertPublisher(database, {
    name: parseInput('name', actorSchema, request.name),
    area: parseInput('area', areaSchema, request.area),
    createdBy: parseInput('actor', actorSchema, request.actor),
    tokenHash: hash(token),
  });
  return { publisher, token };
}

export function listPublishers({ database }: ReleasePlane): Promise<Publisher[]> {
  return selectPublishers(database);
}

/**
 * Returns a publisher, which may be revoked.
 *
 * @throws {ReleaseError} INPUT_INVALID when the publisher does not exist
 */
export async function getPublisherOrThrow({ database }: ReleasePlane, id: number): Promise<Publisher> {
  const publisher = await selectPublisher(database, id);
  if (!publisher) throw unknownPublisher(id);
  return publisher;
}

/**
 * Revokes a publisher's token permanently.
 *
 * @throws {ReleaseError} INPUT_INVALID when the publisher does not exist
 */
export async function revokePublisher(
  { database }: ReleasePlane,
  request: { id: number; actor: string },
): Promise<Publisher> {
  const id = parseInput('id', idSchema, request.id);
  const actor = parseInput('actor', actorSchema, request.actor);
  const publisher = await updateRevoked(database, id, actor);
  if (!publisher) throw unknownPublisher(id);
  return publisher;
}

const unknownPublisher = (id: number) => new ReleaseError('INPUT_INVALID', `id: there is no publisher ${id}`);

export async function findPublisher({ database }: ReleasePlane, token: string): Promise<Publisher | null> {
  return token.startsWith(PUBLISHER_TOKEN_PREFIX) ? usePublisher(database, hash(token)) : null;
}

const hash = (token: string) => createHash('sha256').update(token).digest();
