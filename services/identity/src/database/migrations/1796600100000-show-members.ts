import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ShowMembers1796600100000 implements MigrationInterface {
  readonly name = 'ShowMembers1796600100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table identity.users
        -- Whether others see the member's page.
        add is_public boolean not null default true;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table identity.users drop column is_public`);
  }
}
