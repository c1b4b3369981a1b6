import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BindCodesToBrowsers1795348800000 implements MigrationInterface {
  readonly name = 'BindCodesToBrowsers1795348800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Codes live ten minutes: those under way end here.
      drop table identity.codes;
      create table identity.codes (
        id uuid primary key,
        identifier_type text not null check (identifier_type in ('email', 'phone')),
        identifier text not null,
        -- SHA-256 of the cookie of the browser that asked.
        asker bytea not null,
        -- False: the browser has shown that cookie before, so it keeps it.
        asked_plainly boolean not null,
        network text not null,
        hash bytea not null,
        tries_left integer not null,
        plain_tries_left integer not null,
        delivery text not null default 'queued'
          check (delivery in ('queued', 'sending', 'sent', 'failed', 'refused', 'recovered')),
        sent_at timestamptz not null default now(),
        expires_at timestamptz not null,
        unique (identifier_type, identifier, asker)
      );

      create table identity.devices (
        token_hash bytea not null,
        user_id bigint not null references identity.users (id) on delete cascade,
        created_at timestamptz not null default now(),
        last_used_at timestamptz not null default now(),
        primary key (token_hash, user_id)
      );
      alter table identity.sessions add column new_device boolean not null default false;

      create table identity.starting_credits (
        user_id bigint primary key references identity.users (id) on delete cascade,
        -- Null for members from before who share one.
        mailbox text unique
      );
      insert into identity.starting_credits (user_id, mailbox)
      select id, case when row_number() over (partition by mailbox order by id) = 1 then mailbox end
      from (
        select id, case
            when email ~ '@(gmail|googlemail)\\.com$'
              then replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@gmail.com'
            when email like '_%+%' then split_part(split_part(email, '@', 1), '+', 1) || '@' || split_part(email, '@', 2)
            else coalesce(email, phone)
          end as mailbox
        from identity.users
      ) as members;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table identity.starting_credits;
      alter table identity.sessions drop column new_device;
      drop table identity.devices;
      drop table identity.codes;
      create table identity.codes (
        identifier_type text not null check (identifier_type in ('email', 'phone')),
        identifier text not null,
        id uuid not null unique,
        hash bytea not null,
        attempts integer not null default 0,
        delivery text not null default 'queued',
        sent_at timestamptz not null default now(),
        expires_at timestamptz not null,
        primary key (identifier_type, identifier),
        constraint codes_delivery_check
          check (delivery in ('queued', 'sending', 'sent', 'failed', 'refused', 'recovered'))
      );
    `);
  }
}
