import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds quiet hours and the on-call rota of targets, and deliveries that wait for a digest. */
export class HoldNotifications1797320000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table releases.notification_targets
        -- from, until, zone
        add column quiet jsonb,
        -- Place in the weekly order.
        add column rota smallint,
        add column on_call_until timestamptz;
      alter table releases.notification_deliveries
        add column held boolean not null default false,
        drop constraint notification_deliveries_state_check,
        add constraint notification_deliveries_state_check
          check (state in ('waiting', 'delivered', 'dead', 'digested'));
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      update releases.notification_deliveries set state = 'dead' where state = 'digested';
      alter table releases.notification_deliveries
        drop column held,
        drop constraint notification_deliveries_state_check,
        add constraint notification_deliveries_state_check check (state in ('waiting', 'delivered', 'dead'));
      alter table releases.notification_targets
        drop column quiet, drop column rota, drop column on_call_until;
    `);
  }
}
