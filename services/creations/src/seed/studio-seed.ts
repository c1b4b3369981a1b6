import type { Color } from '@danqing/contracts/colors';
import type { DataSource } from 'typeorm';
import type { StudioPainter } from '../painting/studio/studio-painter.ts';
import type { PictureStore } from '../picture/picture-store.ts';
import { StudioPoet } from '../poem/studio/studio-poet.ts';
import { STUDIO } from '../studio/studio.ts';
import { insertSeeded, selectPoemIds } from './seed.queries.ts';
import { SEEDED_CREATIONS, type SeededCreation } from './seeded-creations.ts';

export interface StudioSeedParts {
  dataSource: DataSource;
  pictures: PictureStore;
  painter: StudioPainter;
  listColors(): Promise<readonly Color[]>;
}

export class StudioSeed {
  readonly #poet = new StudioPoet();
  readonly #parts: StudioSeedParts;

  constructor(parts: StudioSeedParts) {
    this.#parts = parts;
  }

  async missing(): Promise<readonly SeededCreation[]> {
    const there = await selectPoemIds(
      this.#parts.dataSource,
      SEEDED_CREATIONS.map(({ poemId }) => poemId),
    );
    return SEEDED_CREATIONS.filter(({ poemId }) => !there.has(poemId));
  }

  async make(creation: SeededCreation): Promise<boolean> {
    const { dataSource, pictures, painter, listColors } = this.#parts;
    const color = (await listColors()).find(({ name }) => name === creation.colorName);
    if (!color) return false;
    const { name, hex } = color;
    const poem = await this.#poet.write({ name, hex, seed: creation.poemId });
    const { theme, seed } = creation;
    const order = { name, hex, theme, lines: poem.lines, scene: poem.scene, seed };
    const file = await painter.paint(order, () => undefined);
    const picture = await pictures.store(file, new AbortController().signal);
    return insertSeeded(dataSource, { ...creation, color, poem, picture, maker: STUDIO });
  }
}
