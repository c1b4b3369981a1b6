import { MAX_STORED_ANSWER } from '@danqing/contracts/releases';
import type { DataSource } from 'typeorm';
import { attemptDelivery, type AttemptOptions } from './attempt-delivery.ts';
import { claimDeliveries, updateAttempted, type ClaimedDelivery } from './delivery.queries.ts';
import { gatherDigests, spreadNotifications } from './spread-notifications.ts';

export const MAX_ATTEMPTS = 8;
const FIRST_RETRY_SECONDS = 15;
/** The last of eight attempts begins 23 hours after the first. */
const GROWTH = 4;

export interface DeliveryOptions extends AttemptOptions {
  database: DataSource;
  environment: string;
}

/** Attempts all due deliveries that no other gateway has claimed. Returns how many it attempted. */
export async function deliverNotifications(options: DeliveryOptions): Promise<number> {
  const { database, environment, now = () => new Date() } = options;
  await spreadNotifications(database, environment, now());
  await gatherDigests(database, environment);
  const claimed = await claimDeliveries(database, environment);
  await Promise.all(claimed.map((delivery) => deliver(options, delivery)));
  return claimed.length;
}

async function deliver(options: DeliveryOptions, delivery: ClaimedDelivery): Promise<void> {
  const { outcome, answer, ...ended } = await attemptDelivery(options, delivery);
  const isOver = outcome !== 'failed' || delivery.attempts >= MAX_ATTEMPTS;
  await updateAttempted(
    options.database,
    delivery,
    { ...ended, answer: toLine(answer) },
    {
      state: outcome === 'delivered' ? 'delivered' : isOver ? 'dead' : 'waiting',
      retrySeconds: isOver ? null : retrySeconds(delivery.attempts),
    },
  );
}

/** Seconds after the given number of failed attempts. */
export const retrySeconds = (attempts: number): number => FIRST_RETRY_SECONDS * GROWTH ** (attempts - 1);

/** The log is printed to terminals, and Postgres stores no NUL. */
const toLine = (text: string): string =>
  text
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, MAX_STORED_ANSWER);
