import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateLedger1795183200000 implements MigrationInterface {
  readonly name = 'CreateLedger1795183200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table credits.accounts (
        user_id bigint primary key check (user_id > 0),
        balance bigint not null check (balance >= 0)
      );

      create table credits.ledger (
        sequence bigint generated always as identity primary key,
        user_id bigint not null references credits.accounts (user_id),
        idempotency_key text not null,
        delta bigint not null check (delta <> 0),
        balance_after bigint not null check (balance_after >= 0),
        reason text not null,
        at timestamptz not null default now(),
        unique (user_id, idempotency_key)
      );

      create function credits.refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% on %.% is refused: its rows never change', tg_op, tg_table_schema, tg_table_name
          using errcode = 'restrict_violation';
      end $$;

      create trigger append_only before update or delete or truncate on credits.ledger
        for each statement execute function credits.refuse_change();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table credits.ledger, credits.accounts;
      drop function credits.refuse_change();
    `);
  }
}
