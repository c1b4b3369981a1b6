import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HoldCredits1795183500000 implements MigrationInterface {
  readonly name = 'HoldCredits1795183500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- The operator, where one moved the credits by hand.
      alter table credits.ledger add column actor text;

      -- What was held, and for what, stands in the entry with the same key.
      create table credits.holds (
        id bigint generated always as identity primary key,
        user_id bigint not null,
        idempotency_key text not null,
        state text not null default 'held' check (state in ('held', 'captured', 'released')),
        expires_at timestamptz not null,
        ended_at timestamptz check ((ended_at is null) = (state = 'held')),
        unique (user_id, idempotency_key),
        foreign key (user_id, idempotency_key) references credits.ledger (user_id, idempotency_key)
      );
      create index holds_by_expiry on credits.holds (expires_at) where state = 'held';

      create trigger ends_once before update on credits.holds
        for each row when (old.state <> 'held') execute function credits.refuse_change();
      create trigger stays before delete or truncate on credits.holds
        for each statement execute function credits.refuse_change();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table credits.holds;
      alter table credits.ledger drop column actor;
    `);
  }
}
