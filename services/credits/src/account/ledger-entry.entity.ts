import { isoTime, wholeNumber } from '@danqing/nest-kit';
import { Column, Entity } from 'typeorm';

/** What moved the credits of a member, once. Written with the balance, by SQL alone, and never changed. */
@Entity('ledger')
export class LedgerEntryEntity {
  @Column({ primary: true, type: 'bigint', generated: 'increment', transformer: wholeNumber })
  sequence!: number;

  /** ISO 8601, UTC. */
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

  /** The operator, where one moved the credits by hand. */
  @Column({ type: 'text', nullable: true })
  actor!: string | null;

  /** Not read: it is what entries are asked for by. */
  @Column({ type: 'bigint', name: 'user_id', transformer: wholeNumber, select: false })
  userId!: number;
}
