import type { ColorsPort } from '@danqing/contracts/colors';
import { colorsPort } from '@danqing/contracts/ports';
import { portToken } from '@danqing/nest-kit';
import { generateColor, learnColors, type ColorKnowledge } from '@danqing/studio-imaginer';
import { Inject, Injectable } from '@nestjs/common';

@Injectable()
export class NameColors {
  #imagination: ColorKnowledge | null = null;

  constructor(@Inject(portToken(colorsPort)) private readonly colors: ColorsPort) {}

  async imagine(name: string): Promise<string> {
    this.#imagination ??= learnColors(await this.colors.listColors());
    return generateColor(name, this.#imagination).hex;
  }
}
