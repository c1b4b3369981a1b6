import { colorsNamed } from '@danqing/color-core';
import type { ColorsPort } from '@danqing/contracts/colors';
import { colorsPort } from '@danqing/contracts/ports';
import { portToken } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { SearchFor } from './conditions.ts';
import { foldForSearch } from './search-text.ts';

/** Upper bound; the commonest texts, "red" and "hong", are in some 165 names. */
const MAX_NAMES = 256;

/** Parses a search into its text and the colours that it names in another script (blue, zhuhong, 朱紅). */
@Injectable()
export class SearchWords {
  constructor(@Inject(portToken(colorsPort)) private readonly colors: ColorsPort) {}

  /** If the colours service is unavailable, colour names are omitted. */
  async read({
    search,
    near,
  }: {
    search?: string | undefined;
    near?: string | undefined;
  }): Promise<SearchFor> {
    const text = foldForSearch(search ?? '') || undefined;
    if (text === undefined) return { text, near };
    const colors = await this.colors.listColors().catch(() => []);
    // Not the folded text: Japanese glosses have Japanese characters.
    const names = colorsNamed(search ?? '', colors).map(({ name }) => foldForSearch(name));
    // The text itself already matches names that contain it.
    const colorNames = names.filter((name) => !name.includes(text)).slice(0, MAX_NAMES);
    return { text, colorNames, near };
  }
}
