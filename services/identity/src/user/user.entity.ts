import { isoTime, wholeNumber } from '@danqing/nest-kit';
import { Column, Entity } from 'typeorm';

/** A member. */
@Entity('users')
export class UserEntity {
  @Column({ primary: true, type: 'bigint', generated: 'increment', transformer: wholeNumber })
  id!: number;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text', nullable: true })
  email!: string | null;

  @Column({ type: 'text', nullable: true })
  phone!: string | null;

  /** Name of the file of a picture of the creations service. */
  @Column({ type: 'text', nullable: true })
  image!: string | null;

  /** Whether others see the member's page. */
  @Column({ type: 'boolean', default: true })
  is_public!: boolean;

  @Column({ type: 'timestamptz', default: () => 'now()', transformer: isoTime })
  created_at!: string;

  /** Why the member may publish nothing. All three are there, or none. */
  @Column({ type: 'text', nullable: true })
  limited_reason!: string | null;

  /** The operator. */
  @Column({ type: 'text', nullable: true })
  limited_by!: string | null;

  @Column({ type: 'timestamptz', nullable: true, transformer: isoTime })
  limited_at!: string | null;

  /** From when on the account is erased, as the member asked. */
  @Column({ type: 'timestamptz', nullable: true, transformer: isoTime })
  erases_at!: string | null;
}
