import { CREATE_RATE_LIMITS } from '@danqing/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePoems1796256100000 implements MigrationInterface {
  readonly name = 'CreatePoems1796256100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CREATE_RATE_LIMITS);
    await queryRunner.query(`
      create table creations.poems (
        -- The requestId that its reader has.
        id uuid primary key,
        color_id integer not null,
        color_name text not null,
        color_hex text not null check (color_hex ~ '^#[0-9A-F]{6}$'),
        title text not null,
        lines text[] not null check (cardinality(lines) = 4),
        -- No two poems are alike, of whatever colour.
        content text not null unique,
        scene json,
        renderings json,
        maker json not null,
        created_at timestamptz not null default now()
      );
      create index poems_by_age on creations.poems (created_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table creations.poems, creations.rate_limits');
  }
}
