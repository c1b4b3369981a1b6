import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rollouts that advance by a plan, and what each move means to them. */
export class CreateRollouts1797350000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table releases.rollouts (
        id integer generated always as identity primary key,
        environment text not null,
        area text not null,
        release text not null,
        -- Weights with minimum durations in seconds. The last one, at 100 %, promotes the release.
        steps jsonb not null,
        step smallint not null default 0,
        step_since timestamptz not null default now(),
        -- Earlier alerts were seen by the operator who started or resumed it.
        watched_since timestamptz not null default now(),
        state text not null default 'running' check (state in ('running', 'paused', 'done', 'cancelled', 'rolled-back')),
        cause text check (cause in ('operator', 'reports', 'alert', 'suspect', 'gate')),
        detail text,
        -- Gate checks that its start overrode.
        forced text[] not null,
        actor text not null,
        reason text not null,
        started_at timestamptz not null default now(),
        ended_at timestamptz,
        foreign key (area, release) references releases.releases (area, id),
        check ((state = 'paused') = (cause is not null)),
        check ((state in ('running', 'paused')) = (ended_at is null))
      );
      create unique index rollouts_active on releases.rollouts (environment, area) where ended_at is null;
      alter table releases.events add column rollout jsonb;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table releases.events drop column rollout;
      drop table releases.rollouts;
    `);
  }
}
