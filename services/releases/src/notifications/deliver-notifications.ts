import { MAX_STORED_ANSWER } from '@danqing/contracts/releases';
import type { DataSource } from 'typeorm';
import {
  claimDeliveries,
  updateAttempted,
  type ClaimedDelivery,
  type EndedAttempt,
} from './delivery.queries.ts';
import { FORMATS } from './formats/formats.ts';
import { spreadNotifications } from './notification.queries.ts';
import { postJson } from './post-json.ts';
import type { TargetAddresses } from './target-addresses.ts';
import type { TargetSecrets } from './target-secrets.ts';

export const MAX_ATTEMPTS = 8;
const FIRST_RETRY_SECONDS = 15;
/** The last of eight attempts begins 23 hours after the first. */
const GROWTH = 4;
const GONE = 410;

export interface DeliveryOptions {
  database: DataSource;
  environment: string;
  secrets: TargetSecrets;
  addresses: TargetAddresses;
  /** Address of the operator console, for links. */
  console: string | null;
  now?: () => Date;
}

/** Attempts all due deliveries that no other gateway has claimed. Returns how many it attempted. */
export async function deliverNotifications(options: DeliveryOptions): Promise<number> {
  const { database, environment } = options;
  await spreadNotifications(database, environment);
  const claimed = await claimDeliveries(database, environment);
  await Promise.all(claimed.map((delivery) => deliver(options, delivery)));
  return claimed.length;
}

async function deliver(options: DeliveryOptions, delivery: ClaimedDelivery): Promise<void> {
  const ended = await attempt(options, delivery);
  const isDelivered = ended.status !== null && ended.status >= 200 && ended.status < 300;
  const isOver = isDelivered || ended.status === GONE || delivery.attempts >= MAX_ATTEMPTS;
  await updateAttempted(
    options.database,
    delivery,
    { ...ended, answer: toLine(ended.answer) },
    {
      state: isDelivered ? 'delivered' : isOver ? 'dead' : 'waiting',
      retrySeconds: isOver ? null : retrySeconds(delivery.attempts),
    },
  );
}

async function attempt(
  { secrets, addresses, console, now = () => new Date() }: DeliveryOptions,
  { kind, sealed, notification: id, facts, at }: ClaimedDelivery,
): Promise<EndedAttempt> {
  const began = now().getTime();
  try {
    const target = secrets.open(sealed);
    const { url, ...request } = FORMATS[kind]({ id, facts, at, console }, target, now());
    return await postJson(new URL(url), { ...request, addresses });
  } catch (error) {
    return { status: null, milliseconds: now().getTime() - began, answer: describe(error) };
  }
}

/** Seconds after the given number of failed attempts. */
export const retrySeconds = (attempts: number): number => FIRST_RETRY_SECONDS * GROWTH ** (attempts - 1);

/** Errors of connections have a code. Their messages may contain the URL. */
function describe(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: string };
  return typeof code === 'string' ? code : (message ?? String(error));
}

/** The log is printed to terminals, and Postgres stores no NUL. */
const toLine = (text: string): string =>
  text
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, MAX_STORED_ANSWER);
