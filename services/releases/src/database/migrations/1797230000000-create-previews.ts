import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links that open the site with published releases. A link is valid while its row is not revoked. */
export class CreatePreviews1797230000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table releases.previews (
        id integer generated always as identity primary key,
        environment text not null,
        -- Release id by area.
        releases jsonb not null,
        created_by text not null,
        created_at timestamptz not null default now(),
        -- End of the longest link of this preview.
        until timestamptz not null,
        revoked_at timestamptz,
        revoked_by text
      );
      -- Whoever asks again for the same releases gets the same preview, so a pipeline adds no rows.
      create unique index on releases.previews (environment, created_by, releases) where revoked_at is null;
      create index on releases.previews using gin (releases jsonb_path_ops);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table releases.previews');
  }
}
