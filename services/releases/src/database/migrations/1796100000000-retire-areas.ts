import type { MigrationInterface, QueryRunner } from 'typeorm';

const MOVES = "'activate', 'canary', 'promote', 'rollback', 'kill', 'revive', 'quarantine', 'unquarantine'";

export class RetireAreas1796100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table releases.events
        add column retired boolean not null default false,
        drop constraint events_action_check,
        add constraint events_action_check check (action in (${MOVES}, 'retire')),
        -- Nobody gets any of it: a canary or a notice of it would mean nothing.
        add check (not retired or (canary is null and not killed));
      create or replace view releases.pointers as
        select distinct on (environment, area) environment, area, sequence, stable, canary, weight, killed, retired
        from releases.events order by environment, area, sequence desc;
    `);
  }

  /** The old schema has no retired areas; a killed area is the closest state. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop view releases.pointers;
      alter table releases.events disable trigger append_only;
      update releases.events set action = case action when 'retire' then 'kill' else action end,
        killed = killed or retired, retired = false where retired;
      alter table releases.events enable trigger append_only;
      alter table releases.events
        drop column retired,
        drop constraint events_action_check,
        add constraint events_action_check check (action in (${MOVES}));
      create view releases.pointers as
        select distinct on (environment, area) environment, area, sequence, stable, canary, weight, killed
        from releases.events order by environment, area, sequence desc;
    `);
  }
}
