import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountLoads1795219260000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- How visitors' pages loaded what, added up. Corrections of a minute may come before it does, so no count is checked.
      create table releases.load_minutes (
        environment text not null,
        area text not null,
        release text not null,
        minute timestamptz not null check (minute = date_trunc('minute', minute, 'UTC')),
        outcome text not null check (outcome in
          ('ok', 'integrity', 'network', 'chunk', 'compat', 'init', 'render', 'slow')),
        loads integer not null,
        -- Those among them that decide about a canary.
        sampled integer not null,
        primary key (environment, area, release, minute, outcome)
      );
      create index on releases.load_minutes (minute);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table releases.load_minutes');
  }
}
