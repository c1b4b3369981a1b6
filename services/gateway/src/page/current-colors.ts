import type { Color, ColorsPort } from '@danqing/contracts/colors';
import { colorsPort } from '@danqing/contracts/ports';
import { portToken } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { indexColors, type ColorIndex } from './color-index.ts';

/** The colours of now, indexed once for as long as the service has no others. */
@Injectable()
export class CurrentColors {
  readonly #colors: ColorsPort;
  #list: readonly Color[] | null = null;
  #index: ColorIndex | null = null;

  constructor(@Inject(portToken(colorsPort)) colors: ColorsPort) {
    this.#colors = colors;
  }

  /** The same object as long as nothing changes. Throws SERVICE_UNAVAILABLE when the service never answered. */
  async current(): Promise<ColorIndex> {
    const list = await this.#colors.listColors();
    if (!this.#index || list !== this.#list) {
      this.#index = indexColors(list);
      this.#list = list;
    }
    return this.#index;
  }
}
