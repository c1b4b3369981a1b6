import { isoTime, wholeNumber } from '@danqing/nest-kit';
import { Column, Entity } from 'typeorm';

/** A movement of credits. Written in the same SQL statement as the balance, and never changed. */
@Entity('ledger')
export class LedgerEntryEntity {
  @Column({ primary: true, type: 'bigint', generated: 'increment', transformer: wholeNumber })
  sequence!: number;

  @Column({ type: 'timestamptz', default: () => 'now()', transformer: isoTime })
  at!: string;

  @Column({ type: 'bigint', transformer: wholeNumber })
  delta!: number;

  @Column({ type: 'bigint', name: 'balance_after', transformer: wholeNumber })
  balanceAfter!: number;

  @Column({ type: 'text' })
  reason!: string;

  @Column({ type: 'text', name: 'idempotency_key' })
  key!: string;

  @Column({ type: 'text', nullable: true })
  actor!: string | null;

  @Column({ type: 'bigint', name: 'user_id', transformer: wholeNumber, select: false })
  userId!: number;
}
