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
  /** The story's id, equal to the colour's `history_id`. Story URLs contain it, so it must never change. */
  @PrimaryColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'text', unique: true })
  color!: string;

  @Column({ type: 'jsonb' })
  texts!: StoryRow['texts'];
}
