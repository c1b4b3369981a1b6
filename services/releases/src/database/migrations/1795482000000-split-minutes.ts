import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SplitMinutes1795482000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table releases.load_minutes drop constraint load_minutes_minute_check');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create temporary table whole on commit drop as
        select environment, area, release, date_trunc('minute', minute, 'UTC') as minute, outcome,
               sum(loads)::integer as loads, sum(sampled)::integer as sampled
        from releases.load_minutes group by 1, 2, 3, 4, 5;
      delete from releases.load_minutes;
      insert into releases.load_minutes select * from whole;
      alter table releases.load_minutes add constraint load_minutes_minute_check
        check (minute = date_trunc('minute', minute, 'UTC'));
    `);
  }
}
