import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReportAndHide1795996800000 implements MigrationInterface {
  readonly name = 'ReportAndHide1795996800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Why operators hid it, who and when. What is hidden is not public, whatever its owner asks for.
      alter table palettes.palettes
        add hidden_reason text, add hidden_by text, add hidden_at timestamptz,
        add constraint hidden_is_not_public check (hidden_reason is null or not is_public);

      create table palettes.reports (
        palette_id integer not null references palettes.palettes (id) on delete cascade,
        -- 'member 12', or 'network 203.0.113.9' of a visitor.
        reporter text not null,
        reason text not null,
        text text not null,
        at timestamptz not null default now(),
        closed_at timestamptz,
        primary key (palette_id, reporter)
      );
      create index reports_open on palettes.reports (at desc) where closed_at is null;
      create index reports_by_reporter on palettes.reports (reporter, at);
      create index reports_by_age on palettes.reports (at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table palettes.reports;
      alter table palettes.palettes drop constraint hidden_is_not_public,
        drop column hidden_reason, drop column hidden_by, drop column hidden_at;
    `);
  }
}
