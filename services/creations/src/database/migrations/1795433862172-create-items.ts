import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateItems1795433862172 implements MigrationInterface {
  readonly name = 'CreateItems1795433862172';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table creations.items (
        id integer generated always as identity primary key,
        name text not null
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table creations.items');
  }
}
