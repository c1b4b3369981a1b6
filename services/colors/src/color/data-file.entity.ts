import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('data_files')
export class DataFileEntity {
  @PrimaryColumn({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  sha256!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  loaded_at!: Date;
}
