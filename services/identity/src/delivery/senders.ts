import type { MailSender, SmsSender } from '@danqing/nest-kit';

/** Injection tokens of the senders. A sender is null when its channel is not configured in production. */
export const MAIL_SENDER = Symbol('MAIL_SENDER');
export const SMS_SENDER = Symbol('SMS_SENDER');

export type OptionalMailSender = MailSender | null;
export type OptionalSmsSender = SmsSender | null;
