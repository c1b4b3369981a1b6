import type { Locale } from '@danqing/contracts/locale';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A story as it is told in one language. */
export interface StoryText {
  title: string;
  paragraphs: string[];
  sources: string[];
}

/** A row of the table. */
export interface StoryRow {
  id: number;
  color: string;
  texts: Record<Locale, StoryText>;
}

@Entity('stories')
export class StoryEntity implements StoryRow {
  /** `history_id` of the colour, and its id: a story that is out never gets another address. */
  @PrimaryColumn({ type: 'integer' })
  id!: number;

  /** Name of the colour. */
  @Column({ type: 'text', unique: true })
  color!: string;

  @Column({ type: 'jsonb' })
  texts!: StoryRow['texts'];
}
