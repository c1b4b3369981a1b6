import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ListClaims1796083200000 implements MigrationInterface {
  readonly name = 'ListClaims1796083200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create index downloads_by_member on palettes.downloads (user_id, at desc)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index palettes.downloads_by_member`);
  }
}
