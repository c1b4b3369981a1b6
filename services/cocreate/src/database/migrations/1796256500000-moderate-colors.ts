import type { MigrationInterface, QueryRunner } from 'typeorm';

const WORDS = ['傻逼', '操你', '草泥马', '婊子', '贱人', '妈的', 'fuck', 'shit', 'bitch', 'nigger', 'cunt'];

export class ModerateColors1796256500000 implements MigrationInterface {
  readonly name = 'ModerateColors1796256500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- No name and no description may hold one of these.
      create table cocreate.refused_words (
        -- As refused-words.ts folds it.
        word text primary key,
        by text not null,
        at timestamptz not null default now()
      );

      create table cocreate.reports (
        color_id integer not null references cocreate.colors (id) on delete cascade,
        -- 'member 12', or 'network 203.0.113.9' of a visitor.
        reporter text not null,
        reason text not null,
        text text not null,
        at timestamptz not null default now(),
        closed_at timestamptz,
        primary key (color_id, reporter)
      );
      create index reports_open on cocreate.reports (at desc) where closed_at is null;
      create index reports_by_reporter on cocreate.reports (reporter, at);
      create index reports_by_age on cocreate.reports (at);
    `);
    await queryRunner.query(
      `insert into cocreate.refused_words (word, by) select word, 'installed' from unnest($1::text[]) as word`,
      [WORDS],
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table cocreate.reports, cocreate.refused_words');
  }
}
