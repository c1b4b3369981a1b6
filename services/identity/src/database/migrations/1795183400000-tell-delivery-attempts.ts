import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TellDeliveryAttempts1795183400000 implements MigrationInterface {
  readonly name = 'TellDeliveryAttempts1795183400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table identity.codes drop constraint codes_delivery_check;
      alter table identity.codes add constraint codes_delivery_check
        check (delivery in ('queued', 'sending', 'sent', 'failed', 'refused', 'recovered'));
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table identity.codes drop constraint codes_delivery_check;
      update identity.codes set delivery = case delivery
        when 'sending' then 'queued' when 'refused' then 'failed' when 'recovered' then 'sent' else delivery end;
      alter table identity.codes add constraint codes_delivery_check
        check (delivery in ('queued', 'sent', 'failed'));
    `);
  }
}
