import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What pages measured after their areas were mounted, one row per network, area and canary run or day. */
export class CountHealth1797610000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table releases.page_health (
        environment text not null,
        area text not null,
        -- Start of the canary run, or of the day (UTC) while the area has none.
        run timestamptz not null,
        -- Keyed digest of the network; another one for every area and run.
        network bytea not null check (length(network) = 16),
        -- Keyed digest of the provider's block.
        block bytea not null check (length(block) = 16),
        release text not null,
        -- Whether an error of its scripts reached the page.
        failed boolean not null,
        -- Milliseconds; cls in thousandths. Null where the page began with another area, or did not measure.
        lcp integer,
        inp integer,
        cls integer,
        long integer,
        at timestamptz not null default now(),
        primary key (environment, area, run, network)
      );
      create index on releases.page_health (environment, area, at);
      create index on releases.page_health (at);
      create table releases.page_errors (
        environment text not null,
        area text not null,
        release text not null,
        -- Of the cleaned message.
        hash text not null,
        -- Stored when several networks have reported it, because it could name a visitor.
        message text,
        -- File, line and column.
        frame text not null,
        networks integer not null,
        first_at timestamptz not null default now(),
        last_at timestamptz not null default now(),
        primary key (environment, area, release, hash, frame)
      );
      create index on releases.page_errors (last_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table releases.page_errors; drop table releases.page_health;');
  }
}
