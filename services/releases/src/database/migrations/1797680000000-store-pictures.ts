import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the picture of a page that a mount took of a release, beside that of the stable release. */
export class StorePictures1797680000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table releases.mount_pictures (
        environment text not null,
        area text not null,
        release text not null,
        path text not null,
        picture bytea not null check (octet_length(picture) <= 200000),
        stable_release text,
        stable_picture bytea check (octet_length(stable_picture) <= 200000),
        -- Share of pixels that differ.
        difference real check (difference between 0 and 1),
        at timestamptz not null default now(),
        primary key (environment, area, release),
        foreign key (area, release) references releases.releases (area, id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table releases.mount_pictures');
  }
}
