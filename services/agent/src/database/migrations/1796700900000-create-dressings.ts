import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDressings1796700900000 implements MigrationInterface {
  readonly name = 'CreateDressings1796700900000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Patterns laid on products, from the press of the button on. A member's credits are held under the key dressing:<id>.
      create table agent.dressings (
        id integer generated always as identity primary key,
        -- Null for a visitor's, which costs nothing.
        user_id bigint,
        category text not null,
        -- SHA-256 of the file that came: the same request comes to the same row.
        pattern_hash bytea not null,
        -- The pattern as it was decoded and encoded anew; gone when the dressing has ended.
        pattern bytea,
        state text not null default 'waiting' check (state in ('waiting', 'dressing', 'done', 'failed')),
        attempts integer not null default 0,
        -- The code of the error.
        failure text check ((failure is not null) = (state = 'failed')),
        maker json,
        -- Name of the stored picture without its ending; set before the credits are taken for good.
        picture text,
        width integer,
        height integer,
        -- Whether a request was answered with it.
        answered boolean not null default false,
        created_at timestamptz not null default now(),
        touched_at timestamptz not null default now(),
        check (state <> 'done' or picture is not null),
        check ((pattern is null) = (state in ('done', 'failed')))
      );
      create index dressings_of_pattern on agent.dressings (pattern_hash, category);
      create index dressings_under_way on agent.dressings (user_id) where state in ('waiting', 'dressing');
      create index dressings_by_age on agent.dressings (created_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table agent.dressings');
  }
}
