import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The table is empty until the next startup loads the data files. */
export class CreateStories1763740000000 implements MigrationInterface {
  readonly name = 'CreateStories1763740000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table colors.stories (
        id integer primary key check (id > 0),
        color text not null unique,
        texts jsonb not null
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table colors.stories`);
    await queryRunner.query(`delete from colors.data_files where name = 'stories'`);
  }
}
