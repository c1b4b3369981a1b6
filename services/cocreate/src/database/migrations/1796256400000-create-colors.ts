import { CREATE_RATE_LIMITS } from '@danqing/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateColors1796256400000 implements MigrationInterface {
  readonly name = 'CreateColors1796256400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CREATE_RATE_LIMITS);
    await queryRunner.query(`
      -- Members who saved colours, as the identity service named them at their last save.
      create table cocreate.authors (
        user_id bigint primary key check (user_id > 0),
        name text not null,
        -- Colours that are not deleted.
        color_count integer not null default 0 check (color_count >= 0)
      );

      create table cocreate.colors (
        id integer generated always as identity primary key,
        user_id bigint not null references cocreate.authors (user_id),
        name text not null,
        hex text not null check (hex ~ '^#[0-9A-F]{6}$'),
        rgb text not null,
        hsl text not null,
        cmyk text not null,
        description text not null,
        pinyin text,
        -- Name of the stored picture's largest file, and its width in it: 3f6c…-1024.webp.
        picture text,
        -- Of the traditional colour of this name.
        color_id integer,
        -- Always the number of rows in cocreate.likes.
        likes_count integer not null default 0 check (likes_count >= 0),
        ai_request json,
        ai_response json,
        onchain_creation_tx_hash text,
        created_at timestamptz not null default now(),
        deleted_at timestamptz,
        -- Why operators hid it, who and when.
        hidden_reason text,
        hidden_by text,
        hidden_at timestamptz,
        listed boolean not null generated always as (deleted_at is null and hidden_reason is null) stored
      );
      -- A member saves a colour under a name once.
      create unique index one_per_member_name_and_hex on cocreate.colors (user_id, name, hex)
        where deleted_at is null;
      create index colors_of_name_by_likes on cocreate.colors (name, likes_count desc, id desc) where listed;
      create index colors_of_name_by_age on cocreate.colors (name, id desc) where listed;
      create index colors_by_hex on cocreate.colors (hex, id desc) where listed;
      create index colors_by_owner on cocreate.colors (user_id, id desc) where deleted_at is null;
      create index colors_by_deletion on cocreate.colors (deleted_at) where deleted_at is not null;

      create table cocreate.likes (
        color_id integer not null references cocreate.colors (id) on delete cascade,
        user_id bigint not null,
        at timestamptz not null default now(),
        primary key (color_id, user_id)
      );
    `);
    await queryRunner.query(`
      -- What the list is a list of: names with their listed colours, kept by a trigger.
      create table cocreate.names (
        name text primary key,
        color_count integer not null default 0 check (color_count >= 0),
        -- Of its most liked colour.
        likes integer not null default 0,
        -- Its newest colour.
        latest_id integer not null default 0
      );
      create index names_by_age on cocreate.names (latest_id desc) include (name) where color_count > 0;
      create index names_by_likes on cocreate.names (likes desc, latest_id desc) include (name) where color_count > 0;
      -- One row: how many names have listed colours.
      create table cocreate.totals (
        one boolean primary key default true check (one),
        names integer not null check (names >= 0)
      );
      insert into cocreate.totals (names) values (0);

      create function cocreate.refresh_name() returns trigger language plpgsql as $$
      declare
        wanted text;
        change integer := 0;
        before integer;
      begin
        if tg_op <> 'INSERT' and old.listed then change := change - 1; end if;
        if tg_op <> 'DELETE' and new.listed then change := change + 1; end if;
        wanted := case tg_op when 'DELETE' then old.name else new.name end;
        insert into cocreate.names (name) values (wanted) on conflict do nothing;
        -- Changes of a name one after another: the statement after this one sees what the last one committed.
        select color_count into before from cocreate.names where name = wanted for update;
        update cocreate.names set color_count = color_count + change,
          likes = coalesce((select likes_count from cocreate.colors where name = wanted and listed
            order by likes_count desc, id desc limit 1), 0),
          latest_id = coalesce((select id from cocreate.colors where name = wanted and listed
            order by id desc limit 1), 0)
        where name = wanted;
        if (before > 0) <> (before + change > 0) then
          update cocreate.totals set names = names + change;
        end if;
        return null;
      end $$;
      create trigger note_new after insert on cocreate.colors
        for each row when (new.listed) execute function cocreate.refresh_name();
      create trigger note_changed after update on cocreate.colors
        for each row when (old.listed <> new.listed or new.listed and old.likes_count <> new.likes_count)
        execute function cocreate.refresh_name();
      create trigger note_removed after delete on cocreate.colors
        for each row when (old.listed) execute function cocreate.refresh_name();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table cocreate.likes, cocreate.colors, cocreate.names, cocreate.totals, cocreate.authors, cocreate.rate_limits;
      drop function cocreate.refresh_name();
    `);
  }
}
