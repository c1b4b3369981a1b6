import { colorValues } from '@danqing/color-core';
import type { LikeResponse, NewColor, SameNameQuery } from '@danqing/contracts/cocreate';
import type { ColorsPort } from '@danqing/contracts/colors';
import type { CreationsPort } from '@danqing/contracts/creations';
import { colorsPort, creationsPort } from '@danqing/contracts/ports';
import type { Locale } from '@danqing/contracts/locale';
import { AppError, Authors, countCall, JsonQueries, portToken, rejectExceeded } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { StudioKnowledge } from '../generation/studio-knowledge.ts';
import { chainName } from '../chain/chain-settings.ts';
import { CONFIGURED_CHAIN, type ConfiguredChain } from '../minting/configured-chain.ts';
import { RefusedWords } from '../words/refused-words.service.ts';
import { findWrongValue } from './check-values.ts';
import { likeLimits, saveLimits } from './color-limits.ts';
import { findDescriptions } from './find-descriptions.ts';
import {
  deleteColor,
  insertColor,
  selectColor,
  selectOwnColor,
  selectSameName,
  toggleLike,
  undeleteColor,
} from './color.queries.ts';
import { PicturePaths } from './picture-paths.ts';

@Injectable()
export class ColorService {
  constructor(
    @Inject(getDataSourceToken('cocreate')) private readonly dataSource: DataSource,
    @Inject(JsonQueries) private readonly answers: JsonQueries,
    @Inject(PicturePaths) private readonly paths: PicturePaths,
    @Inject(Authors) private readonly authors: Authors,
    @Inject(RefusedWords) private readonly words: RefusedWords,
    @Inject(StudioKnowledge) private readonly imaginations: StudioKnowledge,
    @Inject(CONFIGURED_CHAIN) private readonly chain: ConfiguredChain | null,
    @Inject(portToken(colorsPort)) private readonly colors: ColorsPort,
    @Inject(portToken(creationsPort)) private readonly creations: Pick<CreationsPort, 'ownsPicture'>,
  ) {}

  async get(id: number, viewerId: number | null, locale: Locale): Promise<string> {
    return (await this.find(id, viewerId, locale)) ?? notFound();
  }

  get #network(): string | null {
    return this.chain && chainName(this.chain.settings.chainId);
  }

  find(id: number, viewerId: number | null, locale: Locale): Promise<string | null> {
    return this.answers.get(selectColor(this.paths.prefix, id, viewerId, { network: this.#network, locale }));
  }

  async listSameName(name: string, { excludeId, limit }: SameNameQuery, locale: Locale): Promise<string> {
    const found = await this.answers.get(
      selectSameName(this.paths.prefix, { name, excludeId, limit }, locale),
    );
    return found ?? '{"items":[]}';
  }

  /**
   * Saves a colour and returns its id. Idempotent: saving the same name and hex again returns the existing
   * id.
   *
   * @throws {AppError} COLOR_VALUES_INVALID, COLOR_NAME_REFUSED, COLOR_IMAGE_UNKNOWN, COLOR_LIMIT_REACHED,
   *   COCREATION_LIMITED, RATE_LIMITED
   */
  async create(userId: number, color: NewColor): Promise<number> {
    const wrong = findWrongValue(color.hex, color);
    if (wrong) throw new AppError('COLOR_VALUES_INVALID', { field: wrong });
    const descriptions = findDescriptions(color);
    if (await this.words.refuses(color.name)) throw new AppError('COLOR_NAME_REFUSED', { field: 'name' });
    const written = [color.description, ...Object.values(descriptions ?? {})];
    if ((await this.words.refusedOf(written)).includes(true))
      throw new AppError('COLOR_NAME_REFUSED', { field: 'description' });
    const known = await selectOwnColor(this.dataSource, userId, color);
    if (known !== null) return known;
    rejectExceeded(await countCall(this.dataSource, saveLimits(userId)));
    await this.authors.refresh(userId, 'COCREATION_LIMITED');
    const stored = {
      ...color,
      descriptions,
      // Recomputed from the hex, so that all three notations have one format.
      ...colorValues(color.hex),
      pinyin: color.pinyin || (await this.imaginations.spell(color.name)) || null,
      picture: await this.#findPicture(userId, color.image_url ?? null),
      colorId: (await this.colors.listColors()).find(({ name }) => name === color.name)?.id ?? null,
    };
    const id = await this.#insert(userId, stored);
    if (id === null) throw new AppError('COLOR_LIMIT_REACHED');
    return id;
  }

  async like(id: number, userId: number): Promise<LikeResponse> {
    rejectExceeded(await countCall(this.dataSource, likeLimits(userId)));
    const like = await this.dataSource.transaction((transaction) => toggleLike(transaction, id, userId));
    return like ?? notFound();
  }

  /**
   * Deletes a colour. It can be restored until it is purged.
   *
   * @throws {AppError} FORBIDDEN when another member owns the colour, else COCREATED_COLOR_NOT_FOUND
   */
  async delete(id: number, userId: number): Promise<void> {
    const { deleted, foreign } = await deleteColor(this.dataSource, id, userId);
    if (!deleted) throw new AppError(foreign ? 'FORBIDDEN' : 'COCREATED_COLOR_NOT_FOUND');
  }

  /**
   * Restores a colour. Idempotent.
   *
   * @throws {AppError} COCREATED_COLOR_NOT_FOUND, COLOR_LIMIT_REACHED
   */
  async undelete(id: number, userId: number, locale: Locale): Promise<string> {
    await this.dataSource
      .transaction(async (transaction) => {
        const undeletion = await undeleteColor(transaction, id, userId);
        if (undeletion && !undeletion.placed) throw new AppError('COLOR_LIMIT_REACHED');
      })
      .catch((error: unknown) => {
        // The member saved the same colour again meanwhile, so the deleted one stays deleted.
        if (isSavedTwice(error)) return notFound();
        throw error;
      });
    return this.get(id, userId, locale);
  }

  /** Of two concurrent saves of the same colour, the second returns the first one's id. */
  async #insert(userId: number, color: Parameters<typeof insertColor>[2]): Promise<number | null> {
    try {
      return await insertColor(this.dataSource, userId, color);
    } catch (error) {
      if (!isSavedTwice(error)) throw error;
      return selectOwnColor(this.dataSource, userId, color);
    }
  }

  async #findPicture(userId: number, url: string | null): Promise<string | null> {
    if (url === null) return null;
    const file = this.paths.fileOf(url);
    if (file === null || !(await this.creations.ownsPicture(userId, file)))
      throw new AppError('COLOR_IMAGE_UNKNOWN', { field: 'image_url' });
    return file;
  }
}

function notFound(): never {
  throw new AppError('COCREATED_COLOR_NOT_FOUND');
}

const isSavedTwice = (error: unknown): boolean =>
  error instanceof Error &&
  'constraint' in error &&
  (error.constraint as string | undefined) === 'one_per_member_name_and_hex';
