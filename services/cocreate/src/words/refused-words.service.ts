import type { SecurityLogPort } from '@danqing/contracts/operators';
import type { BlockedWordsResponse } from '@danqing/contracts/cocreate';
import { SECURITY_LOG } from '@danqing/nest-kit';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { foldText, holdsWord } from './fold-words.ts';

/**
 * Word filter for names. Operators maintain the words in the database, so that a change takes effect at once
 * in every process.
 */
@Injectable()
export class RefusedWords {
  constructor(
    @Inject(getDataSourceToken('cocreate')) private readonly dataSource: DataSource,
    @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogPort,
  ) {}

  async refuses(text: string): Promise<boolean> {
    const [refused] = await this.refusedOf([text]);
    return refused ?? false;
  }

  async refusedOf(texts: readonly string[]): Promise<boolean[]> {
    const words = await this.dataSource.query<{ word: string }[]>(`select word from cocreate.refused_words`);
    return texts.map((text) => {
      const folded = foldText(text);
      return words.some(({ word }) => holdsWord(folded, word));
    });
  }

  async list(): Promise<BlockedWordsResponse> {
    const words = await this.dataSource.query<BlockedWordsResponse['words']>(
      `select word, by, to_json(at) #>> '{}' as at from cocreate.refused_words order by word`,
    );
    return { words };
  }

  async add(word: string, operator: string, address: string): Promise<void> {
    await this.dataSource.query(
      `insert into cocreate.refused_words (word, by) values ($1, $2) on conflict do nothing`,
      [foldText(word), operator],
    );
    this.#note(operator, address, `refused word: ${word}`);
  }

  async remove(word: string, operator: string, address: string): Promise<void> {
    await this.dataSource.query(`delete from cocreate.refused_words where word = $1`, [foldText(word)]);
    this.#note(operator, address, `allowed word: ${word}`);
  }

  #note(actor: string, address: string, detail: string): void {
    this.log?.record({
      action: 'operator-change',
      result: 'allowed',
      actor,
      address,
      subject: 'words of co-created colours',
      detail,
    });
  }
}
