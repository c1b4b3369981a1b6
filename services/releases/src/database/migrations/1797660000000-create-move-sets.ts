import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Moves of several areas that were made in one transaction. Their sequences follow each other. */
export class CreateMoveSets1797660000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table releases.move_sets (
        id integer generated always as identity primary key,
        environment text not null,
        first_sequence bigint not null,
        last_sequence bigint not null,
        -- The set that this one rolls back.
        undoes integer references releases.move_sets,
        unique (environment, first_sequence),
        check (first_sequence <= last_sequence)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table releases.move_sets');
  }
}
