import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NameTheStudio1796342600000 implements MigrationInterface {
  readonly name = 'NameTheStudio1796342600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- 0 is the studio, which signs as an author what it made of its own accord.
      alter table creations.authors drop constraint authors_user_id_check, add check (user_id >= 0);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      delete from creations.paintings where user_id = 0;
      delete from creations.collections where user_id = 0;
      delete from creations.authors where user_id = 0;
      alter table creations.authors drop constraint authors_user_id_check, add check (user_id > 0);
    `);
  }
}
