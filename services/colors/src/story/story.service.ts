import type { Color, Story, StoryNeighbour } from '@danqing/contracts/colors';
import type { Locale } from '@danqing/contracts/locale';
import { AppError, createRepresentation, type Representation } from '@danqing/nest-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ColorService } from '../color/color.service.ts';
import { readStoryFiles } from './story.data-files.ts';
import type { StoryEntity } from './story.entity.ts';
import { loadStories, selectStories } from './story.queries.ts';

export const STORY_FOLDER = Symbol('STORY_FOLDER');

const RESPONSE_HEADERS = { contentType: 'application/json; charset=utf-8', cacheControl: 'public, no-cache' };

/** Reads the table once, because it changes only at startup. */
@Injectable()
export class StoryService implements OnModuleInit {
  #stories: readonly StoryEntity[] = [];
  #places = new Map<number, number>();
  readonly #answers = new Map<string, Representation>();

  constructor(
    @Inject(getDataSourceToken('colors')) private readonly dataSource: DataSource,
    @Inject(STORY_FOLDER) private readonly folder: URL,
    @Inject(ColorService) private readonly colors: ColorService,
  ) {}

  async onModuleInit(): Promise<void> {
    await loadStories(this.dataSource, await readStoryFiles(this.folder));
    this.#stories = await selectStories(this.dataSource);
    this.#places = new Map(this.#stories.map(({ id }, place) => [id, place]));
  }

  storyOf(id: number, language: Locale): Story | null {
    const place = this.#places.get(id) ?? -1;
    const story = this.#stories[place];
    const color = this.#colorOf(id);
    if (!story || !color) return null;
    const { title, paragraphs, sources } = story.texts[language];
    return {
      id,
      title,
      content: paragraphs.join('\n\n'),
      sources,
      language,
      color,
      previous: this.#neighbour(this.#stories[place - 1], language),
      next: this.#neighbour(this.#stories[place + 1], language),
    };
  }

  responseById(id: number, language: Locale): Representation {
    const key = `${language}/${id}`;
    const known = this.#answers.get(key);
    if (known) return known;
    const story = this.storyOf(id, language);
    if (!story) throw new AppError('STORY_NOT_FOUND');
    const answer = createRepresentation(JSON.stringify(story), RESPONSE_HEADERS);
    this.#answers.set(key, answer);
    return answer;
  }

  listStories(): { id: number; color: string }[] {
    return this.#stories.map(({ id, color }) => ({ id, color }));
  }

  #neighbour(story: StoryEntity | undefined, language: Locale): StoryNeighbour | null {
    const color = story && this.#colorOf(story.id);
    return color
      ? { id: story.id, title: story.texts[language].title, name: color.name, hex: color.hex }
      : null;
  }

  #colorOf(storyId: number): Color | undefined {
    return this.colors.findByStory(storyId);
  }
}
