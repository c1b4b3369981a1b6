import { colorsNamed } from '@danqing/color-core';
import type { ColorsPort } from '@danqing/contracts/colors';
import { colorsPort } from '@danqing/contracts/ports';
import { portToken } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { SearchFor } from './conditions.ts';
import { foldForSearch } from './search-text.ts';

/** No text stands for more: "red" and "hong", the commonest, are in some 165 names. */
const MOST_NAMES = 256;

/** What a search looks for: its text, and the colours that the text names in another script (blue, zhuhong, 朱紅). */
@Injectable()
export class SearchWords {
  constructor(@Inject(portToken(colorsPort)) private readonly colors: ColorsPort) {}

  /** Without the names of the colours where their service is away. */
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
    const names = colorsNamed(text, colors).map(({ name }) => foldForSearch(name));
    // A name that has the text in it is found by the text.
    const colorNames = names.filter((name) => !name.includes(text)).slice(0, MOST_NAMES);
    return { text, colorNames, near };
  }
}
