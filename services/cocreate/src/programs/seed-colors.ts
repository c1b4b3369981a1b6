import { colorValues } from '@danqing/color-core';
import type { CocreatedColor } from '@danqing/contracts/cocreate';
import type { Color } from '@danqing/contracts/colors';
import type { PublicMember } from '@danqing/contracts/identity';
import { DEFAULT_LOCALE } from '@danqing/contracts/locale';
import { Authors, createDataSource, JsonQueries } from '@danqing/nest-kit';
import { generateColor } from '@danqing/studio-imaginer';
import { selectOwnColor } from '../color/color.queries.ts';
import { ColorService } from '../color/color.service.ts';
import { PicturePaths } from '../color/picture-paths.ts';
import { cocreateDatabase } from '../database/cocreate-database.ts';
import { StudioKnowledge } from '../generation/studio-knowledge.ts';
import { RefusedWords } from '../words/refused-words.service.ts';

export interface SeededColor {
  id: number;
  added: boolean;
}

export interface ColorsToSeed {
  /**
   * Saves the studio's colour for a name on behalf of a member. Idempotent.
   *
   * @param variant selects one of the colours that the name can have; default: the best match
   */
  make(userId: number, name: string, variant?: string): Promise<SeededColor>;
  like(userId: number, id: number): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Opens the service without its HTTP layer, for a program that seeds a development site.
 *
 * @param colors the 1,023 traditional colours
 */
export async function openColorsToSeed(
  databaseUrl: string,
  { members, colors }: { members: readonly PublicMember[]; colors: readonly Color[] },
): Promise<ColorsToSeed> {
  const database = await createDataSource(cocreateDatabase(databaseUrl));
  const colorsPort = { listColors: async () => colors };
  const identity = {
    authenticate: async () => null,
    findMember: async (id: number) => members.find((member) => member.id === id) ?? null,
  };
  const imaginations = new StudioKnowledge(colorsPort);
  const service = new ColorService(
    database,
    new JsonQueries(database),
    new PicturePaths('/'),
    new Authors(database, 'cocreate', identity),
    new RefusedWords(database),
    imaginations,
    null,
    colorsPort,
    { ownsPicture: async () => false },
  );
  return {
    async make(userId, name, variant) {
      const { hex, descriptions, pinyin } = generateColor(
        name,
        await imaginations.get(),
        variant === undefined ? {} : { seed: variant },
      );
      const known = await selectOwnColor(database, userId, { name, hex });
      if (known !== null) return { id: known, added: false };
      const kept = { aiRequestData: { colorName: name }, aiResponseData: { hex, descriptions } };
      const color = { name, hex, ...colorValues(hex), description: descriptions.zh, pinyin, ...kept };
      return { id: await service.create(userId, color), added: true };
    },
    async like(userId, id) {
      const color = await service.find(id, userId, DEFAULT_LOCALE);
      if (!color || (JSON.parse(color) as CocreatedColor & { liked: boolean }).liked) return false;
      return (await service.like(id, userId)).liked;
    },
    close: () => database.destroy(),
  };
}
