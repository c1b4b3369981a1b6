import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Releases that a second operator approves before they reach more visitors. */
export class CreateApprovals1797700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Kinds of moves that need a second operator. Without a row, none does.
      create table releases.four_eyes (
        environment text primary key,
        kinds text[] not null
      );
      create table releases.approvals (
        id integer generated always as identity primary key,
        environment text not null,
        area text not null,
        release text not null,
        kinds text[] not null,
        -- Checks of the gate that the approved move may override.
        checks text[] not null,
        requested_by text not null,
        reason text not null,
        requested_at timestamptz not null default now(),
        approved_by text,
        approved_reason text,
        approved_at timestamptz,
        closed_by text,
        closed_at timestamptz,
        check ((approved_by is null) = (approved_at is null))
      );
      create index on releases.approvals (environment, area, release) where closed_at is null;
      create unique index on releases.approvals (environment, area, release)
        where closed_at is null and approved_at is null;
      alter table releases.events add column approved_by text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table releases.events drop column approved_by;
      drop table releases.approvals, releases.four_eyes;
    `);
  }
}
