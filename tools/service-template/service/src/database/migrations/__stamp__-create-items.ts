import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateItems__stamp__ implements MigrationInterface {
  readonly name = 'CreateItems__stamp__';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table __service__.items (
        id integer generated always as identity primary key,
        name text not null
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table __service__.items');
  }
}
