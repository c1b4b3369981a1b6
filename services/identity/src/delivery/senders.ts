import type { MailSender, SmsSender } from '@danqing/nest-kit';

/** Null: this channel is not configured and the site is in production, so nothing can be sent over it. */
export const MAIL_SENDER = Symbol('MAIL_SENDER');
export const SMS_SENDER = Symbol('SMS_SENDER');

export type OptionalMailSender = MailSender | null;
export type OptionalSmsSender = SmsSender | null;
