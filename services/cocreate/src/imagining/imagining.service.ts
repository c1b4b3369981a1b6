import { randomUUID } from 'node:crypto';
import { colorValues } from '@danqing/color-core';
import {
  COLOR_NAME_LENGTH,
  colorNameSchema,
  type generateColorRequestSchema,
  type GeneratedColor,
  type SuggestNamesResponse,
} from '@danqing/contracts/cocreate';
import { posesAsSite } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';
import { visibleText } from '@danqing/contracts/text';
import { AppError, countCall, isDatabaseUnavailable, isOver, refuseOver } from '@danqing/nest-kit';
import { imagineColor } from '@danqing/studio-imaginer';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import { RefusedWords } from '../words/refused-words.service.ts';
import { Imaginations } from './imaginations.ts';
import type { ColorImaginer, NameSuggester, SuggestedName } from './imaginer.ts';
import { imaginationsOf, MODEL_IMAGINATIONS, type Client } from './imagining-limits.ts';
import { StudioImaginer } from './studio/studio-imaginer.ts';
import { selectTakenNames } from './taken-names.queries.ts';

/** Injection tokens of the model adapters. Null when only the studio is available. */
export const MODEL_IMAGINER = Symbol('ModelImaginer');
export const MODEL_SUGGESTER = Symbol('ModelSuggester');

const NAMES = 8;
const THOUGHT_OF = 16;
const WELL_FORMED = /^\p{Script=Han}{2,5}$/u;

const beginningOf = (text: string) =>
  [...visibleText(text.slice(0, 200)).trim()].slice(0, COLOR_NAME_LENGTH).join('');

@Injectable()
export class ImaginingService {
  readonly #studio: StudioImaginer;

  constructor(
    @Inject(getDataSourceToken('cocreate')) private readonly dataSource: DataSource,
    @Inject(Imaginations) private readonly imaginations: Imaginations,
    @Inject(RefusedWords) private readonly words: RefusedWords,
    @Inject(MODEL_IMAGINER) private readonly modelImaginer: ColorImaginer | null,
    @Inject(MODEL_SUGGESTER) private readonly modelSuggester: NameSuggester | null,
  ) {
    this.#studio = new StudioImaginer(imaginations);
  }

  /**
   * Generates a colour for a name. Stops when `gone` is aborted.
   *
   * @throws {AppError} COLOR_NAME_REFUSED, RATE_LIMITED, GENERATE_COLOR_FAILED
   */
  async generate(
    { colorName: name, again }: z.output<typeof generateColorRequestSchema>,
    client: Client,
    locale: Locale,
    gone: AbortSignal,
  ): Promise<GeneratedColor> {
    refuseOver(await countCall(this.dataSource, imaginationsOf('color', client)));
    if (await this.words.refuses(name)) throw new AppError('COLOR_NAME_REFUSED', { field: 'colorName' });
    const imaginer = await this.choose(this.modelImaginer);
    try {
      const { hex, pinyin, descriptions } = await imaginer.imagine(
        name,
        again ? randomUUID() : undefined,
        gone,
      );
      const said = await this.words.refusedOf(Object.values(descriptions));
      if (said.includes(true)) throw new Error('what was written holds a refused word');
      return {
        name,
        hex,
        ...colorValues(hex),
        description: descriptions[locale],
        pinyin: pinyin || (await this.imaginations.spell(name)),
        descriptions,
        maker: imaginer.maker,
      };
    } catch (cause) {
      if (isDatabaseUnavailable(cause)) throw cause;
      throw new AppError('GENERATE_COLOR_FAILED', { cause });
    }
  }

  /**
   * Suggests names that no traditional colour or member's colour has. Stops when `gone` is aborted.
   *
   * @throws {AppError} RATE_LIMITED, SUGGEST_NAMES_FAILED
   */
  async suggest(
    references: readonly string[],
    client: Client,
    locale: Locale,
    gone: AbortSignal,
  ): Promise<SuggestNamesResponse> {
    refuseOver(await countCall(this.dataSource, imaginationsOf('names', client)));
    const suggester = await this.choose(this.modelSuggester);
    try {
      const thoughtOf = await suggester.suggest(references, THOUGHT_OF, randomUUID(), gone);
      return await this.sift(thoughtOf, suggester, locale);
    } catch (cause) {
      if (isDatabaseUnavailable(cause)) throw cause;
      throw new AppError('SUGGEST_NAMES_FAILED', { cause });
    }
  }

  private async sift(
    thoughtOf: readonly SuggestedName[],
    { maker }: NameSuggester,
    locale: Locale,
  ): Promise<SuggestNamesResponse> {
    const imagination = await this.imaginations.get();
    const traditional = new Set(
      imagination.examples.filter(({ kind }) => kind === 'color').map(({ name }) => name),
    );
    const names = thoughtOf.map(({ name }) => colorNameSchema.safeParse(name).data ?? '');
    const taken = await selectTakenNames(this.dataSource, names);
    const refused = await this.words.refusedOf(
      thoughtOf.map(({ name, reason }) => `${name} ${Object.values(reason).join(' ')}`),
    );
    const answer: SuggestNamesResponse = { names: [], filtered: [], suggestions: [], maker };
    thoughtOf.forEach(({ name: given, pinyin: reading, reason }, at) => {
      const name = names[at] || beginningOf(given);
      if (name === '' || answer.names.includes(name)) return;
      const drop = (why: SuggestNamesResponse['filtered'][number]['reason']) =>
        void answer.filtered.push({ name, reason: why });
      if (refused[at] || posesAsSite(name)) return drop('refused');
      if (traditional.has(name)) return drop('traditional');
      const doubled = new Set(name).size < [...name].length;
      if (!WELL_FORMED.test(name) || doubled || reason[locale] === '') return drop('malformed');
      if (taken.has(name)) return drop('co-created');
      if (answer.names.length >= NAMES) return undefined;
      const { hex, pinyin } = imagineColor(name, imagination);
      answer.names.push(name);
      answer.suggestions.push({ name, pinyin: pinyin || reading, hex, reason: reason[locale] });
      return undefined;
    });
    if (answer.names.length === 0) throw new Error('no name was left');
    return answer;
  }

  private async choose<Maker>(model: Maker | null): Promise<Maker | StudioImaginer> {
    if (!model) return this.#studio;
    const [counted] = await countCall(this.dataSource, [MODEL_IMAGINATIONS]);
    return counted && isOver(counted) ? this.#studio : model;
  }
}
