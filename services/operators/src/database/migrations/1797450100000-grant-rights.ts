import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rights of operators by area. Existing operators keep every right. */
export class GrantRights1797450100000 implements MigrationInterface {
  readonly name = 'GrantRights1797450100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table operators.operators
        -- List of { area, right }, where * is every area or right.
        add column grants jsonb not null default '[{"area": "*", "right": "*"}]'
          check (jsonb_typeof(grants) = 'array');
    `);
  }

  /** Operators with few rights are revoked, because the old version would let them do everything. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      update operators.operators set revoked_at = now(), revoked_by = 'migration'
        where revoked_at is null and not grants @> '[{"area": "*", "right": "*"}]';
      alter table operators.operators drop column grants;
    `);
  }
}
