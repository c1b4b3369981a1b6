import { DeliveryRefusedError, type MailSender } from '@danqing/nest-kit';
import type { ClaimedDelivery, EndedAttempt } from './delivery.queries.ts';
import type { FormattedNotification } from './formats/format.ts';
import { FORMATS } from './formats/formats.ts';
import { postJson } from './post-json.ts';
import type { TargetAddresses } from './target-addresses.ts';
import { MAIL_SCHEME, type TargetSecrets } from './target-secrets.ts';
import { notificationMail } from './texts/notification-mail.ts';

/** A receiver that answers so wants no more. */
const GONE = 410;
/** SMTP: completed. */
const MAIL_ACCEPTED = 250;

export interface AttemptOptions {
  secrets: TargetSecrets;
  addresses: TargetAddresses;
  /** Null where mail is not configured. */
  mail: MailSender | null;
  /** Address of the operator console, for links. */
  console: string | null;
  now?: () => Date;
}

export interface Attempt extends EndedAttempt {
  /** `refused`: a further attempt would fail too. */
  outcome: 'delivered' | 'failed' | 'refused';
}

/** Sends a notification to its target once. */
export async function attemptDelivery(options: AttemptOptions, delivery: ClaimedDelivery): Promise<Attempt> {
  const { now = () => new Date() } = options;
  const began = now().getTime();
  try {
    return await send(options, delivery, now());
  } catch (error) {
    return {
      status: null,
      milliseconds: now().getTime() - began,
      answer: describe(error),
      outcome: error instanceof DeliveryRefusedError ? 'refused' : 'failed',
    };
  }
}

async function send(
  { secrets, addresses, mail, console }: AttemptOptions,
  { kind, sealed, notification: id, facts, at, language }: ClaimedDelivery,
  now: Date,
): Promise<Attempt> {
  const target = secrets.open(sealed);
  const notification = { id, facts, at, console, language };
  if (kind === 'mail') return sendMail(mail, target.url.slice(MAIL_SCHEME.length), notification, now);
  const format = FORMATS[kind];
  const request = format.write(notification, target, now);
  const body = JSON.stringify(request.body);
  const headers = format.sign?.(target, { id, at: now, body }) ?? {};
  const posted = await postJson(new URL(request.url), { body, headers, addresses });
  const isDelivered =
    posted.status >= 200 && posted.status < 300 && (format.accepts?.(posted.answer) ?? true);
  return { ...posted, outcome: isDelivered ? 'delivered' : posted.status === GONE ? 'refused' : 'failed' };
}

async function sendMail(
  mail: MailSender | null,
  to: string,
  notification: FormattedNotification,
  began: Date,
): Promise<Attempt> {
  if (!mail) throw new Error('mail is not configured: set SMTP_URL and MAIL_FROM');
  await mail.send({ to, ...notificationMail(notification) });
  const milliseconds = Date.now() - began.getTime();
  return { status: MAIL_ACCEPTED, milliseconds, answer: '', outcome: 'delivered' };
}

/** Errors of connections have a code. Their messages may contain the URL. */
function describe(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: string };
  return typeof code === 'string' ? code : (message ?? String(error));
}
