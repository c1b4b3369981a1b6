import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NameOperators1795366000000 implements MigrationInterface {
  readonly name = 'NameOperators1795366000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table operators.operators (
        id integer generated always as identity primary key,
        name text not null,
        token_hash bytea not null unique,
        created_by text not null,
        created_at timestamptz not null default now(),
        revoked_by text,
        revoked_at timestamptz,
        -- What authenticators share with us: the one in use, and one that waits for its first code.
        totp_secret bytea,
        totp_waiting bytea,
        -- Interval of the last code that was used; it and those before never count again.
        totp_step bigint not null default 0,
        code_tries integer not null default 0,
        code_tries_since timestamptz not null default now(),
        check ((revoked_at is null) = (revoked_by is null))
      );
      create unique index operators_by_name on operators.operators (lower(name)) where revoked_at is null;

      create table operators.sessions (
        token_hash bytea primary key,
        -- None for the shared token.
        operator_id integer references operators.operators,
        created_at timestamptz not null default now(),
        used_at timestamptz not null default now(),
        -- Until then changes need no further code.
        confirmed_until timestamptz
      );
      create index sessions_by_age on operators.sessions (created_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table operators.sessions, operators.operators`);
  }
}
