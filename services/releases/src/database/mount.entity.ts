import { isoTime } from '@danqing/nest-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A release in the page in which a browser mounted it. */
@Entity('mounts')
export class MountEntity {
  @PrimaryColumn({ type: 'text' })
  environment!: string;

  @PrimaryColumn({ type: 'text' })
  area!: string;

  @PrimaryColumn({ type: 'text' })
  release!: string;

  /** What else ran in that page. */
  @PrimaryColumn({ type: 'text' })
  beside!: string;

  @Column({ type: 'timestamptz', default: () => 'now()', transformer: isoTime })
  at!: string;
}
