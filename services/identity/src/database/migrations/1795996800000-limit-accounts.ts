import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LimitAccounts1795996800000 implements MigrationInterface {
  readonly name = 'LimitAccounts1795996800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Why operators let the member publish nothing, who and since when.
      alter table identity.users
        add limited_reason text, add limited_by text, add limited_at timestamptz,
        add constraint limit_is_whole check (
          (limited_reason is null) = (limited_at is null) and (limited_reason is null) = (limited_by is null)
        );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table identity.users drop constraint limit_is_whole,
        drop column limited_reason, drop column limited_by, drop column limited_at;
    `);
  }
}
