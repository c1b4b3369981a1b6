import { CREATE_RATE_LIMITS } from '@danqing/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Moves, expiry and audience of publishers. Existing tokens only publish, never expire and have no audience. */
export class LimitPublishers1797450050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table releases.publishers
        -- Rights to move the pointer of its area, besides publishing.
        add column moves text[] not null default '{}'
          check (moves <@ '{canary,activate,rollback,kill}'),
        add column expires_at timestamptz,
        -- Environment and base URL of the only site that accepts the token; null for any.
        add column environment text,
        add column site text;
      ${CREATE_RATE_LIMITS}
    `);
  }

  /** Tokens with an expiry or an audience are revoked, because the old version would accept them for ever. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table rate_limits;
      update releases.publishers set revoked_at = now(), revoked_by = 'migration'
        where revoked_at is null and (expires_at is not null or environment is not null);
      alter table releases.publishers
        drop column moves, drop column expires_at, drop column environment, drop column site;
    `);
  }
}
