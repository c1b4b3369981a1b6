import type { Locale } from '@danqing/contracts/locale';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export interface StoryText {
  title: string;
  paragraphs: string[];
  sources: string[];
}

export interface StoryRow {
  id: number;
  color: string;
  texts: Record<Locale, StoryText>;
}

@Entity('stories')
export class StoryEntity implements StoryRow {
  /** Equals the colour's `history_id`. Never changes after publication. */
  @PrimaryColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'text', unique: true })
  color!: string;

  @Column({ type: 'jsonb' })
  texts!: StoryRow['texts'];
}
