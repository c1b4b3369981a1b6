import { colorIdSchema } from '@danqing/contracts/colors';
import type { Locale } from '@danqing/contracts/locale';
import type { FoundPage, ListedPage, PagesPort, ServicePage } from '@danqing/contracts/ports';
import { Inject, Injectable } from '@nestjs/common';
import { ColorService } from '../color/color.service.ts';
import { StoryService } from '../story/story.service.ts';
import { storyPage } from './story-page.ts';
import { wallPage } from './wall-page.ts';

export const WALL_PAGE = 'wall';
export const STORY_PAGE = 'story';

@Injectable()
export class ColorPages implements PagesPort {
  readonly #pages = new Map<Locale, FoundPage>();

  constructor(
    @Inject(ColorService) private readonly colors: ColorService,
    @Inject(StoryService) private readonly stories: StoryService,
  ) {}

  async resolvePage(
    kind: string,
    params: Readonly<Record<string, string>>,
    locale: Locale,
  ): Promise<ServicePage> {
    if (kind === STORY_PAGE) return this.#storyPage(params, locale);
    if (kind !== WALL_PAGE) return { status: 404 };
    // The colours change only with a restart.
    const known = this.#pages.get(locale) ?? wallPage(await this.colors.listColors(), locale);
    this.#pages.set(locale, known);
    return known;
  }

  async listPages(): Promise<ListedPage[]> {
    const stories = this.stories.listStories();
    return [
      { kind: WALL_PAGE, params: {} },
      ...stories.map(({ id, color }) => ({ kind: STORY_PAGE, params: { name: color, id: String(id) } })),
    ];
  }

  /** The name must match the id; otherwise the page does not exist. */
  async #storyPage(
    { name, id = '' }: Readonly<Record<string, string>>,
    locale: Locale,
  ): Promise<ServicePage> {
    const known = colorIdSchema.safeParse(id);
    const story = known.success ? this.stories.storyOf(known.data, locale) : null;
    if (!story || story.color.name !== name) return { status: 404 };
    return storyPage(story, await this.colors.listColors(), locale);
  }
}
