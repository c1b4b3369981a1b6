import type { OutboxMessage } from '@danqing/contracts/identity';
import { isoTime, wholeNumber } from '@danqing/nest-kit';
import { Column, Entity } from 'typeorm';

@Entity('outbox')
export class OutboxMessageEntity implements OutboxMessage {
  @Column({ primary: true, type: 'bigint', generated: 'increment', transformer: wholeNumber })
  id!: number;

  @Column({ type: 'text' })
  channel!: OutboxMessage['channel'];

  @Column({ type: 'text', name: 'recipient' })
  to!: string;

  @Column({ type: 'text', nullable: true })
  subject!: string | null;

  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'text', nullable: true })
  html!: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()', transformer: isoTime })
  at!: string;
}
