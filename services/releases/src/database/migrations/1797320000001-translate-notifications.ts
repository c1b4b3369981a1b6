import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the language of messages to targets, and finds what an operator's move resolves. */
export class TranslateNotifications1797320000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table releases.notification_targets add column language text not null default 'zh';
      create index on releases.notifications (environment, area, at desc);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop index releases.notifications_environment_area_at_idx;
      alter table releases.notification_targets drop column language;
    `);
  }
}
