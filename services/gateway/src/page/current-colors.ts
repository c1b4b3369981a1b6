import type { Color, ColorsPort } from '@danqing/contracts/colors';
import { colorsPort } from '@danqing/contracts/ports';
import { portToken } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { indexColors, type ColorIndex } from './color-index.ts';

@Injectable()
export class CurrentColors {
  readonly #colors: ColorsPort;
  #list: readonly Color[] | null = null;
  #index: ColorIndex | null = null;

  constructor(@Inject(portToken(colorsPort)) colors: ColorsPort) {
    this.#colors = colors;
  }

  /**
   * Returns the same object until the colours change.
   *
   * @throws {AppError} SERVICE_UNAVAILABLE when the colours service has never answered
   */
  async getIndex(): Promise<ColorIndex> {
    const list = await this.#colors.listColors();
    if (!this.#index || list !== this.#list) {
      this.#index = indexColors(list);
      this.#list = list;
    }
    return this.#index;
  }
}
