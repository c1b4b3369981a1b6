import type { OutboxMessage } from '@danqing/contracts/identity';
import type { DataSource } from 'typeorm';
import { OutboxMessageEntity } from './outbox-message.entity.ts';

/** Newest messages that the page and the call show. */
const SHOWN = 50;

export async function insertMessage(
  dataSource: DataSource,
  message: Omit<OutboxMessage, 'id' | 'at'>,
): Promise<void> {
  await dataSource.getRepository(OutboxMessageEntity).insert(message);
}

/** Newest first; with `to`, those to exactly that address or number. */
export const selectMessages = (dataSource: DataSource, to?: string): Promise<OutboxMessage[]> =>
  dataSource.getRepository(OutboxMessageEntity).find({
    where: to === undefined ? {} : { to },
    order: { id: 'desc' },
    take: SHOWN,
  });
