import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePublishers1795309200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Who may publish releases of one area over HTTP. Rows stay, so that a revoked name can still be explained.
      create table releases.publishers (
        id integer generated always as identity primary key,
        name text not null,
        area text not null,
        -- sha256; the token itself is known to nobody but its holder.
        token_hash bytea not null unique check (octet_length(token_hash) = 32),
        created_by text not null,
        created_at timestamptz not null default now(),
        last_used_at timestamptz,
        revoked_by text,
        revoked_at timestamptz,
        check ((revoked_by is null) = (revoked_at is null))
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table releases.publishers');
  }
}
