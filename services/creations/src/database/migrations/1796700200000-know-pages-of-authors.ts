import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KnowPagesOfAuthors1796700200000 implements MigrationInterface {
  readonly name = 'KnowPagesOfAuthors1796700200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table creations.authors
        -- Whether others see the page of the member.
        add has_page boolean not null default true;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table creations.authors drop column has_page`);
  }
}
