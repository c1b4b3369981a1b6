import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RememberMounts1795395600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Releases that came up in a browser, and beside what: gates that have no browser may go by that.
      create table releases.mounts (
        environment text not null,
        area text not null,
        release text not null,
        -- area/release of the shell; for a shell, of every area, in the order of their names.
        beside text not null,
        at timestamptz not null default now(),
        primary key (environment, area, release, beside),
        foreign key (area, release) references releases.releases (area, id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table releases.mounts');
  }
}
