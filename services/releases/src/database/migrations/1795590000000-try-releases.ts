import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Releases that the gate tries out in a browser before any pointer names them. Only the hash of a token is kept. */
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
