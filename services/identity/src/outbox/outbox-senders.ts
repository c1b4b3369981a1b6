import type { MailSender, SmsSender } from '@danqing/nest-kit';
import type { DataSource } from 'typeorm';
import { insertMessage } from './outbox.queries.ts';

/** Keeps mail in the outbox instead of sending it. */
export const outboxMailSender = (dataSource: DataSource): MailSender => ({
  send: (mail) => insertMessage(dataSource, { channel: 'mail', ...mail }),
});

/** Keeps text messages in the outbox instead of sending them. */
export const outboxSmsSender = (dataSource: DataSource): SmsSender => ({
  send: ({ to, text }) => insertMessage(dataSource, { channel: 'sms', to, text, subject: null, html: null }),
});
