import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CloseAccounts1796700000000 implements MigrationInterface {
  readonly name = 'CloseAccounts1796700000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Members who are no more: what is paid for them from now on has to be paid back.
      create table payments.closed_accounts (
        user_id bigint primary key,
        at timestamptz not null default now()
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table payments.closed_accounts');
  }
}
