import type { Color } from '@danqing/contracts/colors';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Fields in column order, which is also their order in responses. */
@Entity('colors')
export class ColorEntity implements Color {
  @PrimaryColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'text', unique: true })
  name!: string;

  @Column({ type: 'text' })
  pinyin!: string;

  @Column({ type: 'text' })
  pinyin_plain!: string;

  @Column({ type: 'text' })
  initials!: string;

  @Column({ type: 'text' })
  gloss_en!: string;

  @Column({ type: 'text' })
  gloss_ja!: string;

  @Column({ type: 'text' })
  hex!: string;

  @Column({ type: 'text' })
  rgb!: string;

  @Column({ type: 'text' })
  cmyk!: string;

  @Column({ type: 'text' })
  cmyk_origin!: Color['cmyk_origin'];

  @Column({ type: 'text' })
  collection!: Color['collection'];

  @Column({ type: 'integer' })
  page!: number;

  @Column({ type: 'integer', nullable: true })
  history_id!: number | null;

  @Column({ type: 'jsonb' })
  provenance!: Color['provenance'];

  @Column({ type: 'text', select: false })
  family!: string;

  /** Solar term to which the name belongs; also set for colours of other collections. */
  @Column({ type: 'text', nullable: true, select: false })
  solar_term!: string | null;
}
