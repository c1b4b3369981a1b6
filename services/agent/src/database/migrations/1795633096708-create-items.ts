import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateItems1795633096708 implements MigrationInterface {
  readonly name = 'CreateItems1795633096708';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table agent.items (
        id integer generated always as identity primary key,
        name text not null
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table agent.items');
  }
}
