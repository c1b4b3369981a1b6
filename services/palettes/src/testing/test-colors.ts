import { readFileSync } from 'node:fs';
import { colorSchema, type Color, type ColorsPort } from '@danqing/contracts/colors';

const FILE = new URL('../../../colors/data/colors.json', import.meta.url);

export class TestColors implements ColorsPort {
  unavailable = false;
  readonly #colors = (JSON.parse(readFileSync(FILE, 'utf8')) as unknown[]).map((row) =>
    colorSchema.parse(row),
  );

  async listColors(): Promise<readonly Color[]> {
    if (this.unavailable) throw new Error('the service of the colours is away');
    return this.#colors;
  }
}
