import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The columns are empty until the next startup, which reloads the data file because its `data_files` row is
 * deleted.
 */
export class AddGlosses1763680000000 implements MigrationInterface {
  readonly name = 'AddGlosses1763680000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table colors.colors
        add column gloss_en text not null default '',
        add column gloss_ja text not null default ''`);
    await queryRunner.query(`
      alter table colors.colors
        alter column gloss_en drop default,
        alter column gloss_ja drop default`);
    await queryRunner.query(`delete from colors.data_files`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table colors.colors drop column gloss_en, drop column gloss_ja`);
  }
}
