import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Times in which releases reach no more visitors. */
export class FreezeReleases1797650000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table releases.freezes (
        id integer generated always as identity primary key,
        environment text not null,
        -- Null for all areas.
        area text,
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        reason text not null,
        created_by text not null,
        created_at timestamptz not null default now(),
        removed_by text,
        removed_at timestamptz,
        check (starts_at < ends_at)
      );
      create index on releases.freezes (environment, ends_at) where removed_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table releases.freezes');
  }
}
