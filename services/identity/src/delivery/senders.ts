import type { MailSender, SmsSender } from '@danqing/nest-kit';

/** Null when the channel is not configured in production, so that nothing can be sent over it. */
export const MAIL_SENDER = Symbol('MAIL_SENDER');
export const SMS_SENDER = Symbol('SMS_SENDER');

export type OptionalMailSender = MailSender | null;
export type OptionalSmsSender = SmsSender | null;
