import {
  newTargetSchema,
  NOTIFICATION_KINDS,
  type CreatedTarget,
  type Delivery,
  type NewTarget,
  type Notification,
  type NotificationTarget,
} from '@danqing/contracts/releases';
import { actorSchema, parseInput } from '../plane/operator-input.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { ReleaseError } from '../release/release-error.ts';
import { insertDelivery, selectDeliveries, updateRetried } from './delivery.queries.ts';
import { createWebhookSecret } from './formats/sign-webhook.ts';
import { insertNotification } from './notification.queries.ts';
import type { TargetAddresses } from './target-addresses.ts';
import { insertTarget, selectTarget, updateTargetRevoked } from './target.queries.ts';
import { MAIL_SCHEME, type TargetSecrets } from './target-secrets.ts';

const TEST_REASON = 'A test: notifications of this site reach you.';

export interface TargetReach {
  secrets: TargetSecrets;
  addresses: TargetAddresses;
  /** Whether the site can send mail. */
  hasMail: boolean;
}

/**
 * Adds a target. The secret of a webhook is returned only here.
 *
 * @throws {ReleaseError} INPUT_INVALID
 */
export async function createTarget(
  { database, environment }: ReleasePlane,
  { secrets, addresses, hasMail }: TargetReach,
  request: NewTarget & { actor: string },
): Promise<CreatedTarget> {
  const wanted = parseInput('target', newTargetSchema, request);
  const { name, kind, areas, kinds, language } = wanted;
  if (kind === 'mail' && !hasMail)
    throw new ReleaseError('INPUT_INVALID', 'kind: this site sends no mail; set SMTP_URL and MAIL_FROM');
  const url = new URL(kind === 'mail' ? `${MAIL_SCHEME}${wanted.address}` : wanted.url);
  if (kind !== 'mail') addresses.check(url);
  const created = kind === 'webhook' ? createWebhookSecret() : null;
  const given = 'secret' in wanted ? (wanted.secret ?? null) : null;
  const target = await insertTarget(database, {
    environment,
    name,
    kind,
    address: kind === 'mail' ? wanted.address : url.host,
    sealed: secrets.seal({ url: url.href, secret: created ?? given }),
    areas: areas ?? null,
    kinds: kinds ?? [...NOTIFICATION_KINDS],
    language,
    quiet: wanted.quiet ?? null,
    rota: wanted.rota ?? null,
    created_by: parseInput('actor', actorSchema, request.actor),
  });
  return { target, secret: created };
}

/**
 * Revokes a target permanently and erases its secret. What was not yet delivered is given up.
 *
 * @throws {ReleaseError} INPUT_INVALID when the environment has no such target
 */
export async function revokeTarget(
  { database, environment }: ReleasePlane,
  { id, actor }: { id: number; actor: string },
): Promise<NotificationTarget> {
  const target = await updateTargetRevoked(database, { environment, id, revokedBy: actor });
  if (!target) throw new ReleaseError('INPUT_INVALID', `id: there is no target ${id}`);
  return target;
}

/**
 * Sends a test to one target. A gateway delivers it within seconds.
 *
 * @throws {ReleaseError} INPUT_INVALID when there is no such target
 */
export async function sendTest(
  { database, environment }: ReleasePlane,
  { id, actor }: { id: number; actor: string },
): Promise<Delivery> {
  const test: Notification = {
    environment,
    kind: 'test',
    area: null,
    release: null,
    move: null,
    actor,
    reason: TEST_REASON,
    cause: null,
    evidence: null,
  };
  return database.transaction(async (transaction) => {
    const notification = await insertNotification(transaction, test);
    const delivery = await insertDelivery(transaction, { environment, notification, target: id });
    if (delivery === null) throw new ReleaseError('INPUT_INVALID', `id: there is no target ${id}`);
    const [found] = await selectDeliveries(transaction, environment, { id: delivery, limit: 1 });
    return found!;
  });
}

/**
 * Returns a target.
 *
 * @throws {ReleaseError} INPUT_INVALID when the environment has no such target
 */
export async function getTargetOrThrow(
  { database, environment }: ReleasePlane,
  id: number,
): Promise<NotificationTarget> {
  const target = await selectTarget(database, environment, id);
  if (!target) throw new ReleaseError('INPUT_INVALID', `id: there is no target ${id}`);
  return target;
}

/**
 * Returns a delivery with its attempts.
 *
 * @throws {ReleaseError} INPUT_INVALID when the environment has no such delivery
 */
export async function getDeliveryOrThrow(
  { database, environment }: ReleasePlane,
  id: number,
): Promise<Delivery> {
  const [found] = await selectDeliveries(database, environment, { id, limit: 1 });
  if (!found) throw new ReleaseError('INPUT_INVALID', `id: there is no delivery ${id}`);
  return found;
}

/**
 * Begins the attempts of a failed or waiting delivery anew. A delivered one stays.
 *
 * @throws {ReleaseError} INPUT_INVALID when there is no such delivery
 */
export async function retryDelivery(plane: ReleasePlane, { id }: { id: number }): Promise<Delivery> {
  await updateRetried(plane.database, plane.environment, id);
  return getDeliveryOrThrow(plane, id);
}
