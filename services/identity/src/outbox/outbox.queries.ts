import type { OutboxMessage } from '@danqing/contracts/identity';
import { In, type DataSource } from 'typeorm';
import { OutboxMessageEntity } from './outbox-message.entity.ts';

const SHOWN = 50;

export async function insertMessage(
  dataSource: DataSource,
  message: Omit<OutboxMessage, 'id' | 'at'>,
): Promise<void> {
  await dataSource.getRepository(OutboxMessageEntity).insert(message);
}

/** Newest first. `recipients` must match exactly: addresses, phone numbers or pseudonyms. */
export const selectMessages = (
  dataSource: DataSource,
  recipients?: readonly string[],
): Promise<OutboxMessage[]> =>
  dataSource.getRepository(OutboxMessageEntity).find({
    where: recipients === undefined ? {} : { to: In(recipients) },
    order: { id: 'desc' },
    take: SHOWN,
  });
