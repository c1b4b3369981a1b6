import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Table of releases that the gate mounts in a browser before any pointer names them. It stores only the hash
 * of a token.
 */
export class TryReleases1795590000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table releases.trials (
        token_hash bytea primary key,
        area text not null,
        release text not null,
        until timestamptz not null
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table releases.trials');
  }
}
