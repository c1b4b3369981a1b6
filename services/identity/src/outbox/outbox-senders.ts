import type { MailSender, SmsSender } from '@danqing/nest-kit';
import type { DataSource } from 'typeorm';
import type { Secrets } from '../secret/secrets.ts';
import { insertMessage } from './outbox.queries.ts';

export const outboxMailSender = (dataSource: DataSource, secrets: Secrets): MailSender => ({
  send: ({ isToErasedAccount, to, ...content }) =>
    insertMessage(dataSource, {
      channel: 'mail',
      to: isToErasedAccount ? secrets.pseudonym(to) : to,
      ...content,
    }),
});

export const outboxSmsSender = (dataSource: DataSource): SmsSender => ({
  hasTemplate: () => true,
  send: ({ to, text }) => insertMessage(dataSource, { channel: 'sms', to, text, subject: null, html: null }),
});
