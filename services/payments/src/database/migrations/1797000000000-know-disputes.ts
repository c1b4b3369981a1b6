import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KnowDisputes1797000000000 implements MigrationInterface {
  readonly name = 'KnowDisputes1797000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Disputes by the provider's id: the news that one was won may come before the news that it began.
      create table payments.disputes (
        order_id text not null references payments.orders (id),
        dispute_id text not null,
        fen integer not null check (fen >= 0),
        won boolean not null,
        primary key (order_id, dispute_id)
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table payments.disputes');
  }
}
