import type { ColorsPort } from '@danqing/contracts/colors';
import { colorsPort } from '@danqing/contracts/ports';
import { portToken } from '@danqing/nest-kit';
import { learnColors, spellName, type ColorKnowledge, type TraditionalColor } from '@danqing/studio-imaginer';
import { Inject, Injectable } from '@nestjs/common';

/**
 * Caches the data that the studio derives from the traditional colours. Recomputes it when the list changes.
 */
@Injectable()
export class StudioKnowledge {
  #learnt: { colors: readonly TraditionalColor[]; imagination: ColorKnowledge } | null = null;

  constructor(@Inject(portToken(colorsPort)) private readonly colors: ColorsPort) {}

  async get(): Promise<ColorKnowledge> {
    const colors = await this.colors.listColors();
    const learnt = this.#learnt;
    if (learnt && isSame(learnt.colors, colors)) return learnt.imagination;
    const imagination = learnColors(colors);
    this.#learnt = { colors, imagination };
    return imagination;
  }

  async spell(name: string): Promise<string> {
    return spellName(name, await this.get());
  }
}

const isSame = (one: readonly TraditionalColor[], other: readonly TraditionalColor[]) =>
  one === other ||
  (one.length === other.length &&
    one.every(({ name, hex }, at) => name === other[at]?.name && hex === other[at]?.hex));
