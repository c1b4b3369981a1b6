import { isoTime } from '@danqing/nest-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('mounts')
export class MountEntity {
  @PrimaryColumn({ type: 'text' })
  environment!: string;

  @PrimaryColumn({ type: 'text' })
  area!: string;

  @PrimaryColumn({ type: 'text' })
  release!: string;

  @PrimaryColumn({ type: 'text' })
  beside!: string;

  @Column({ type: 'timestamptz', default: () => 'now()', transformer: isoTime })
  at!: string;
}
