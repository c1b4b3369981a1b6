import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FindByColorNames1796256000000 implements MigrationInterface {
  readonly name = 'FindByColorNames1796256000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- The lines of the search text, whole: "blue" finds palettes by the hundred names of colours that are blue.
      create index by_color_name on palettes.palettes using gin (string_to_array(search_text, e'\\n'))
        with (fastupdate = off) where listed;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index palettes.by_color_name`);
  }
}
