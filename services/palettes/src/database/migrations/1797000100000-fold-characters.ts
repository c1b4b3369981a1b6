import type { MigrationInterface, QueryRunner } from 'typeorm';
import { foldForSearch } from '../../search/search-text.ts';

/** Palettes per read, so that no statement comes near the timeout. */
const BATCH = 2_000;

export class FoldCharacters1797000100000 implements MigrationInterface {
  readonly name = 'FoldCharacters1797000100000';

  /** Folds the stored search texts anew, which now also have one form of each Chinese and Japanese character. */
  async up(queryRunner: QueryRunner): Promise<void> {
    for (let after = 0, read = BATCH; read === BATCH;) {
      const rows = (await queryRunner.query(
        `select id, search_text from palettes.palettes where id > $1 order by id limit $2`,
        [after, BATCH],
      )) as { id: number; search_text: string }[];
      read = rows.length;
      after = rows.at(-1)?.id ?? after;
      const changed = rows
        .map(({ id, search_text }) => ({ id, search_text, folded: refolded(search_text) }))
        .filter(({ search_text, folded }) => folded !== search_text);
      await queryRunner.query(
        `update palettes.palettes as palette set search_text = changed.folded
         from unnest($1::integer[], $2::text[]) as changed (id, folded) where changed.id = palette.id`,
        [changed.map(({ id }) => id), changed.map(({ folded }) => folded)],
      );
    }
  }

  /** The earlier code reads these texts too; it finds such names as typed in simplified characters. */
  async down(): Promise<void> {}
}

const refolded = (searchText: string) => [...new Set(searchText.split('\n').map(foldForSearch))].join('\n');
