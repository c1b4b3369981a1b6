import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the queue of releases to mount in a browser, and the workers that do so. */
export class QueueMounts1797310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table releases.mount_workers (
        id uuid primary key,
        environment text not null,
        host text not null,
        seen_at timestamptz not null default now()
      );
      create table releases.mount_jobs (
        environment text not null,
        area text not null,
        release text not null,
        -- Incremented each time the ended job is queued again.
        run integer not null default 1,
        queued_at timestamptz not null default now(),
        -- Somebody waits for the result.
        urgent boolean not null,
        attempts smallint not null default 0,
        worker uuid,
        lease_until timestamptz,
        -- The gate's result, with the checks that need no browser.
        gate jsonb,
        ended_at timestamptz,
        primary key (environment, area, release),
        foreign key (area, release) references releases.releases (area, id),
        check ((gate is null) = (ended_at is null))
      );
      create index mount_jobs_open on releases.mount_jobs (environment, urgent desc, queued_at)
        where ended_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table releases.mount_jobs, releases.mount_workers');
  }
}
