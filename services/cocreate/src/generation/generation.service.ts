import { randomUUID } from 'node:crypto';
import { colorValues } from '@danqing/color-core';
import {
  COLOR_NAME_LENGTH,
  colorNameSchema,
  type generateColorRequestSchema,
  type GeneratedColor,
  type SuggestNamesResponse,
} from '@danqing/contracts/cocreate';
import { impersonatesSite } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';
import { visibleText } from '@danqing/contracts/text';
import { AppError, countCall, isDatabaseUnavailable, isExceeded, rejectExceeded } from '@danqing/nest-kit';
import { generateColor } from '@danqing/studio-imaginer';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import { RefusedWords } from '../words/refused-words.service.ts';
import { StudioKnowledge } from './studio-knowledge.ts';
import type { ColorGenerator, NameSuggester, SuggestedName } from './color-generator.ts';
import { generationLimits, MODEL_GENERATIONS, type Client } from './generation-limits.ts';
import { StudioGenerator } from './studio/studio-generator.ts';
import { selectTakenNames } from './taken-names.queries.ts';

/** Injection tokens of the model adapters. Null when only the studio is available. */
export const MODEL_GENERATOR = Symbol('ModelImaginer');
export const MODEL_SUGGESTER = Symbol('ModelSuggester');

const NAMES = 8;
const CANDIDATES = 16;
const WELL_FORMED = /^\p{Script=Han}{2,5}$/u;

const beginningOf = (text: string) =>
  [...visibleText(text.slice(0, 200)).trim()].slice(0, COLOR_NAME_LENGTH).join('');

@Injectable()
export class GenerationService {
  readonly #studio: StudioGenerator;

  constructor(
    @Inject(getDataSourceToken('cocreate')) private readonly dataSource: DataSource,
    @Inject(StudioKnowledge) private readonly imaginations: StudioKnowledge,
    @Inject(RefusedWords) private readonly words: RefusedWords,
    @Inject(MODEL_GENERATOR) private readonly modelGenerator: ColorGenerator | null,
    @Inject(MODEL_SUGGESTER) private readonly modelSuggester: NameSuggester | null,
  ) {
    this.#studio = new StudioGenerator(imaginations);
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
    rejectExceeded(await countCall(this.dataSource, generationLimits('color', client)));
    if (await this.words.refuses(name)) throw new AppError('COLOR_NAME_REFUSED', { field: 'colorName' });
    const generator = await this.#choose(this.modelGenerator);
    try {
      const { hex, pinyin, descriptions } = await generator.generate(
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
        maker: generator.maker,
      };
    } catch (cause) {
      if (isDatabaseUnavailable(cause)) throw cause;
      throw new AppError('GENERATE_COLOR_FAILED', { cause });
    }
  }

  /**
   * Suggests names that neither a traditional colour nor a member's colour has. Stops when `gone` is aborted.
   *
   * @throws {AppError} RATE_LIMITED, SUGGEST_NAMES_FAILED
   */
  async suggest(
    references: readonly string[],
    client: Client,
    locale: Locale,
    gone: AbortSignal,
  ): Promise<SuggestNamesResponse> {
    rejectExceeded(await countCall(this.dataSource, generationLimits('names', client)));
    const suggester = await this.#choose(this.modelSuggester);
    try {
      const thoughtOf = await suggester.suggest(references, CANDIDATES, randomUUID(), gone);
      return await this.#sift(thoughtOf, suggester, locale);
    } catch (cause) {
      if (isDatabaseUnavailable(cause)) throw cause;
      throw new AppError('SUGGEST_NAMES_FAILED', { cause });
    }
  }

  async #sift(
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
      if (refused[at] || impersonatesSite(name)) return drop('refused');
      if (traditional.has(name)) return drop('traditional');
      const doubled = new Set(name).size < [...name].length;
      if (!WELL_FORMED.test(name) || doubled || reason[locale] === '') return drop('malformed');
      if (taken.has(name)) return drop('co-created');
      if (answer.names.length >= NAMES) return undefined;
      const { hex, pinyin } = generateColor(name, imagination);
      answer.names.push(name);
      answer.suggestions.push({ name, pinyin: pinyin || reading, hex, reason: reason[locale] });
      return undefined;
    });
    if (answer.names.length === 0) throw new Error('no name was left');
    return answer;
  }

  async #choose<Maker>(model: Maker | null): Promise<Maker | StudioGenerator> {
    if (!model) return this.#studio;
    const [counted] = await countCall(this.dataSource, [MODEL_GENERATIONS]);
    return counted && isExceeded(counted) ? this.#studio : model;
  }
}
