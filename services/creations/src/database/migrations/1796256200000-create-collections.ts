import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCollections1796256200000 implements MigrationInterface {
  readonly name = 'CreateCollections1796256200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Members who had something painted, as the identity service named them at the last time.
      create table creations.authors (
        user_id bigint primary key check (user_id > 0),
        name text not null
      );

      create table creations.collections (
        id integer generated always as identity primary key,
        user_id bigint not null references creations.authors (user_id),
        poem_id uuid not null unique references creations.poems (id),
        -- Of the poem, for the lists.
        color_name text not null,
        theme text not null,
        is_listed boolean not null,
        created_at timestamptz not null default now(),
        deleted_at timestamptz
      );
      create index collections_of_color on creations.collections (color_name, id desc)
        where is_listed and deleted_at is null;
      create index collections_by_age on creations.collections (id desc) where is_listed and deleted_at is null;
      create index collections_by_deletion on creations.collections (deleted_at) where deleted_at is not null;

      -- One picture each, from the press of the button on. Its credits are held under the key painting:<id>.
      create table creations.paintings (
        id integer generated always as identity primary key,
        user_id bigint not null,
        poem_id uuid not null references creations.poems (id),
        theme text not null,
        -- Of the creation that it continues.
        continues integer references creations.collections (id),
        -- Null until it is done.
        collection_id integer references creations.collections (id),
        state text not null default 'waiting' check (state in ('waiting', 'painting', 'done', 'failed')),
        attempts integer not null default 0,
        -- The code of the error.
        failure text check ((failure is not null) = (state = 'failed')),
        maker json,
        -- Name of the stored picture without its width; set before the credits are taken for good.
        picture text,
        width integer,
        height integer,
        created_at timestamptz not null default now(),
        touched_at timestamptz not null default now(),
        check (state <> 'done' or (collection_id is not null and picture is not null))
      );
      -- A poem is painted once, and a creation is continued by one picture after another.
      create unique index one_painting_of_a_poem on creations.paintings (poem_id)
        where continues is null and state <> 'failed';
      create unique index one_continuation_at_once on creations.paintings (continues)
        where state in ('waiting', 'painting');
      create index paintings_under_way on creations.paintings (user_id) where state in ('waiting', 'painting');
      create index paintings_of_collection on creations.paintings (collection_id, id) where state = 'done';
      create index paintings_of_poem on creations.paintings (poem_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table creations.paintings, creations.collections, creations.authors');
  }
}
