import type { MigrationInterface, QueryRunner } from 'typeorm';

const CAUSES = `'mounts', 'votes', 'everywhere', 'network', 'silent'`;

export class AlertOnHealth1797670000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table releases.canary_alerts drop constraint canary_alerts_cause_check,
        add constraint canary_alerts_cause_check check (cause in (${CAUSES}, 'health'))
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from releases.canary_alerts where cause = 'health';
      alter table releases.canary_alerts drop constraint canary_alerts_cause_check,
        add constraint canary_alerts_cause_check check (cause in (${CAUSES}));
    `);
  }
}
