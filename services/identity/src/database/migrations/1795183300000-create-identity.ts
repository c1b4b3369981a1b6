import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateIdentity1795183300000 implements MigrationInterface {
  readonly name = 'CreateIdentity1795183300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table identity.users (
        id bigint generated always as identity primary key,
        name text not null check (name <> ''),
        email text unique,
        phone text unique,
        image text,
        created_at timestamptz not null default now(),
        check (email is not null or phone is not null)
      );

      create table identity.codes (
        identifier_type text not null check (identifier_type in ('email', 'phone')),
        identifier text not null,
        id uuid not null unique,
        hash bytea not null,
        attempts integer not null default 0,
        delivery text not null default 'queued' check (delivery in ('queued', 'sent', 'failed')),
        sent_at timestamptz not null default now(),
        expires_at timestamptz not null,
        primary key (identifier_type, identifier)
      );

      create table identity.sessions (
        id uuid primary key default gen_random_uuid(),
        user_id bigint not null references identity.users (id),
        token_hash bytea not null unique,
        user_agent text not null,
        created_at timestamptz not null default now(),
        last_used_at timestamptz not null default now(),
        expires_at timestamptz not null,
        revoked_at timestamptz
      );
      create index sessions_user_id on identity.sessions (user_id) where revoked_at is null;

      -- Empty after a crash of the server, which is no harm, and cheap to write on every request.
      create unlogged table identity.rate_limits (
        subject text primary key,
        count integer not null,
        ends_at timestamptz not null
      );

      create table identity.outbox (
        id bigint generated always as identity primary key,
        channel text not null check (channel in ('mail', 'sms')),
        recipient text not null,
        subject text,
        text text not null,
        html text,
        at timestamptz not null default now()
      );
      create index outbox_recipient on identity.outbox (recipient, id desc);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table identity.outbox, identity.rate_limits, identity.sessions, identity.codes, identity.users;
    `);
  }
}
