import type { MigrationInterface, QueryRunner } from 'typeorm';

const OUTCOMES = `'ok', 'integrity', 'network', 'chunk', 'compat', 'init', 'render', 'slow'`;
const CAUSES = `'mounts', 'votes', 'everywhere', 'network'`;

export class CountHangs1796600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table releases.load_minutes drop constraint load_minutes_outcome_check,
        add constraint load_minutes_outcome_check check (outcome in (${OUTCOMES}, 'hang'));
      alter table releases.canary_alerts drop constraint canary_alerts_cause_check,
        add constraint canary_alerts_cause_check check (cause in (${CAUSES}, 'silent'));

      -- Networks that were given a page of an area during its canary run, each by its first page.
      create table releases.begun_pages (
        environment text not null,
        area text not null,
        run timestamptz not null,
        -- The digest of the network in releases.voices.
        network bytea not null check (length(network) = 16),
        release text not null,
        at timestamptz not null default now(),
        primary key (environment, area, run, network)
      );
      create index begun_pages_at on releases.begun_pages (at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table releases.begun_pages;
      delete from releases.canary_alerts where cause = 'silent';
      alter table releases.canary_alerts drop constraint canary_alerts_cause_check,
        add constraint canary_alerts_cause_check check (cause in (${CAUSES}));
      delete from releases.load_minutes where outcome = 'hang';
      alter table releases.load_minutes drop constraint load_minutes_outcome_check,
        add constraint load_minutes_outcome_check check (outcome in (${OUTCOMES}));
    `);
  }
}
