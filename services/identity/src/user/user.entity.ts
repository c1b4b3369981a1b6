import { isoTime, wholeNumber } from '@danqing/nest-kit';
import { Column, Entity } from 'typeorm';

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

  @Column({ type: 'text', nullable: true })
  image!: string | null;

  @Column({ type: 'boolean', default: true })
  is_public!: boolean;

  @Column({ type: 'timestamptz', default: () => 'now()', transformer: isoTime })
  created_at!: string;

  /** Reason why the member may not publish. Set together with the two columns below, or all are null. */
  @Column({ type: 'text', nullable: true })
  limited_reason!: string | null;

  @Column({ type: 'text', nullable: true })
  limited_by!: string | null;

  @Column({ type: 'timestamptz', nullable: true, transformer: isoTime })
  limited_at!: string | null;

  @Column({ type: 'timestamptz', nullable: true, transformer: isoTime })
  erases_at!: string | null;
}
