import type { MigrationInterface, QueryRunner } from 'typeorm';

const MOVES =
  "'activate', 'canary', 'promote', 'rollback', 'kill', 'revive', 'retire', 'quarantine', 'unquarantine'";

/** Adds canaries at 0 %, and the provider's block to each report. */
export class PauseCanaries1797300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table releases.events
        drop constraint events_action_check,
        add constraint events_action_check check (action in (${MOVES}, 'pause')),
        drop constraint events_weight_check,
        add constraint events_weight_check check (weight between 0 and 99),
        add constraint events_paused_check check (weight <> 0 or action <> 'canary');
      -- Keyed digest of the /16 (IPv4) or /32; another one for every area and run. Empty in older reports.
      alter table releases.voices add column block bytea not null default '';
    `);
  }

  /** Paused canaries stay at 0 %, which older versions serve to nobody. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table releases.voices drop column block;
      alter table releases.events
        drop constraint events_paused_check,
        drop constraint events_action_check,
        add constraint events_action_check check (action in (${MOVES})) not valid,
        drop constraint events_weight_check,
        add constraint events_weight_check check (weight between 1 and 99) not valid;
    `);
  }
}
