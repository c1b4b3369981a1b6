import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HearVoices1795600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What decides about canaries: one voice of each network, shared by all gateways.
      create table releases.voices (
        environment text not null,
        area text not null,
        -- When the canary began for which it is heard.
        run timestamptz not null,
        -- Keyed digest of an address (IPv4) or a /48; another one for every area and run.
        network bytea not null check (length(network) = 16),
        page text not null,
        release text not null,
        outcome text not null,
        at timestamptz not null default now(),
        primary key (environment, area, run, network)
      );
      create index voices_at on releases.voices (at);
      alter table releases.load_minutes drop column sampled;

      -- Canaries that stay although their loads say otherwise, until somebody has looked.
      create table releases.canary_alerts (
        environment text not null,
        area text not null,
        release text not null,
        run timestamptz not null,
        cause text not null check (cause in ('mounts', 'votes', 'everywhere', 'network')),
        at timestamptz not null default now(),
        evidence jsonb not null,
        checks jsonb not null,
        primary key (environment, area, run)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table releases.canary_alerts;
      drop table releases.voices;
      alter table releases.load_minutes add column sampled integer not null default 0;
    `);
  }
}
