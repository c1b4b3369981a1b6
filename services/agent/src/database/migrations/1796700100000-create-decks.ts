import { CREATE_RATE_LIMITS } from '@danqing/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDecks1796700100000 implements MigrationInterface {
  readonly name = 'CreateDecks1796700100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CREATE_RATE_LIMITS);
    await queryRunner.query(`
      create table agent.decks (
        -- The order of the lists.
        number bigint generated always as identity primary key,
        -- The request_id: who has it has a visitor's deck.
        id uuid not null unique,
        -- Null for a visitor's.
        user_id bigint,
        topic text not null,
        format text not null,
        -- Name, and colours as hex and name.
        palette json not null,
        maker json not null,
        -- Who writes: another listener takes the run over, and what the one before still writes is refused.
        writer uuid not null,
        plan json,
        design json,
        content json[] not null default '{}',
        finished_at timestamptz,
        deleted_at timestamptz,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
      create index decks_of_member on agent.decks (user_id, number desc) where user_id is not null;
      create index decks_by_expiry on agent.decks (expires_at);
      create index decks_deleted on agent.decks (deleted_at) where deleted_at is not null;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table agent.decks, agent.rate_limits');
  }
}
