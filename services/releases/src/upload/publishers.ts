import { createHash, randomBytes } from 'node:crypto';
import {
  DEFAULT_TOKEN_DAYS,
  MAX_TOKEN_DAYS,
  type CreatedPublisher,
  type Publisher,
  type PublisherMove,
} from '@danqing/contracts/releases';
import { z } from 'zod';
import {
  insertPublisher,
  selectPublisher,
  selectPublishers,
  updateRevoked,
  usePublisher,
  type UsedPublisher,
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

const daysSchema = z
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(MAX_TOKEN_DAYS, `must be at most ${MAX_TOKEN_DAYS}`);

export interface PublisherRequest {
  name: string;
  area: string;
  actor: string;
  /** Rights to move the pointer, besides publishing. Default: none. */
  moves?: readonly PublisherMove[];
  /** 1-365, by default 90 */
  days?: number;
  /** Base URL of the only site that accepts the token. Default: any. */
  site?: string | null;
}

/** Creates a publisher for the plane's environment, and its token, of which only the hash is stored. */
export async function createPublisher(
  { database, environment }: ReleasePlane,
  request: PublisherRequest,
): Promise<CreatedPublisher> {
  const token = `${PUBLISHER_TOKEN_PREFIX}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
  const publisher = await insertPublisher(database, {
    name: parseInput('name', actorSchema, request.name),
    area: parseInput('area', areaSchema, request.area),
    createdBy: parseInput('actor', actorSchema, request.actor),
    moves: [...new Set(request.moves)].toSorted(),
    days: parseInput('days', daysSchema, request.days ?? DEFAULT_TOKEN_DAYS),
    environment,
    site: request.site ?? null,
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

export async function findPublisher(
  { database }: ReleasePlane,
  token: string,
): Promise<UsedPublisher | null> {
  return token.startsWith(PUBLISHER_TOKEN_PREFIX) ? usePublisher(database, hash(token)) : null;
}

const hash = (token: string) => createHash('sha256').update(token).digest();
