import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ExpectManyOfAName1796500300000 implements MigrationInterface {
  readonly name = 'ExpectManyOfAName1796500300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Most names have one colour, so that the planner would read and sort all of a name that has thousands. Told of twenty
      -- to a name, it takes the first of them from an index; told of many more, it would walk through all colours instead.
      -- Holds from the next ANALYZE on.
      alter table cocreate.colors alter column name set (n_distinct = -0.05);
      analyze cocreate.colors;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table cocreate.colors alter column name reset (n_distinct)`);
  }
}
