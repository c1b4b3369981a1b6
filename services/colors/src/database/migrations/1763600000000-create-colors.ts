import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateColors1763600000000 implements MigrationInterface {
  readonly name = 'CreateColors1763600000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table colors.colors (
        id integer primary key check (id > 0),
        name text not null unique,
        pinyin text not null,
        pinyin_plain text not null,
        initials text not null,
        hex text not null check (hex ~ '^#[0-9A-F]{6}$'),
        rgb text not null,
        cmyk text not null,
        cmyk_origin text not null check (cmyk_origin in ('published', 'computed')),
        collection text not null check (collection in ('sepu', 'classic', 'solar-terms')),
        page integer not null check (page > 0),
        history_id integer,
        provenance jsonb not null,
        family text not null,
        solar_term text
      )`);
    await queryRunner.query(`
      create table colors.data_files (
        name text primary key,
        sha256 text not null,
        loaded_at timestamptz not null default now()
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table colors.data_files`);
    await queryRunner.query(`drop table colors.colors`);
  }
}
