import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ExportAndErase1796700100000 implements MigrationInterface {
  readonly name = 'ExportAndErase1796700100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table identity.users
        -- From when on the account is erased, as the member asked, and the language of the mails about it.
        add erases_at timestamptz,
        add erasure_locale text,
        add constraint erasure_is_whole check ((erases_at is null) = (erasure_locale is null));
      create index users_to_erase on identity.users (erases_at) where erases_at is not null;

      -- Services that have erased what they kept of a member who is about to go.
      create table identity.erasures (
        user_id bigint not null references identity.users (id) on delete cascade,
        service text not null,
        at timestamptz not null default now(),
        primary key (user_id, service)
      );

      -- Mailboxes of erased accounts that had starting credits: HMACs under the pepper, and until when they are kept.
      create table identity.spent_starting_credits (
        mailbox_hash bytea primary key,
        forget_at timestamptz not null
      );

      -- Downloads of members' data; the files are in the storage.
      create table identity.exports (
        id uuid primary key default gen_random_uuid(),
        user_id bigint not null references identity.users (id) on delete cascade,
        locale text not null,
        state text not null default 'waiting' check (state in ('waiting', 'gathering', 'ready', 'failed')),
        attempts integer not null default 0,
        -- Records and files so far.
        gathered integer not null default 0,
        parts integer not null default 0,
        size bigint,
        created_at timestamptz not null default now(),
        expires_at timestamptz,
        check ((state = 'ready') = (size is not null)),
        check ((state = 'ready') = (expires_at is not null))
      );
      create unique index one_export_under_way on identity.exports (user_id)
        where state in ('waiting', 'gathering');
      create index exports_of_member on identity.exports (user_id, created_at desc);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table identity.exports, identity.spent_starting_credits, identity.erasures;
      alter table identity.users drop constraint erasure_is_whole, drop column erasure_locale, drop column erases_at;
    `);
  }
}
