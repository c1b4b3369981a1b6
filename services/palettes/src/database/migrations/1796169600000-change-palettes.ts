import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ChangePalettes1796169600000 implements MigrationInterface {
  readonly name = 'ChangePalettes1796169600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table palettes.palettes
        -- Each change of the owner's makes it the next.
        add version integer not null default 1,
        -- Of the palette that was asked for with the idempotency key: a repeated request is known by it also after
        -- changes. Null for those that were saved before there were any.
        add saved_digest text;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table palettes.palettes drop column version, drop column saved_digest`);
  }
}
