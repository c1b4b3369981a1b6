import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePalettes1795269600000 implements MigrationInterface {
  readonly name = 'CreatePalettes1795269600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Members who saved palettes, as the identity service named them at their last save.
      create table palettes.authors (
        user_id bigint primary key check (user_id > 0),
        name text not null,
        -- Palettes that are not deleted.
        palette_count integer not null default 0 check (palette_count >= 0)
      );

      create table palettes.palettes (
        id integer generated always as identity primary key,
        user_id bigint not null references palettes.authors (user_id),
        created_at timestamptz not null default now(),
        deleted_at timestamptz,
        random_key double precision not null default random(),
        -- Always the number of rows in palettes.downloads.
        downloads integer not null default 0 check (downloads >= 0),
        is_public boolean not null,
        listed boolean not null generated always as (is_public and deleted_at is null) stored,
        idempotency_key text,
        name text not null,
        description text not null,
        search_text text not null,
        oklab_points integer[] not null,
        colors json not null
      );

      create table palettes.downloads (
        palette_id integer not null references palettes.palettes (id) on delete cascade,
        user_id bigint not null,
        at timestamptz not null default now(),
        primary key (palette_id, user_id)
      );
    `);
    await queryRunner.query(`
      -- The single characters of a text, and each with its one and two next.
      create function palettes.search_grams(content text) returns text[]
        language sql immutable strict parallel safe as $$
          select coalesce(array_agg(distinct gram), '{}')
          from (
            select unnest(array[one, one || next, one || next || third]) as gram
            from (
              select one, lead(one) over places as next, lead(one, 2) over places as third
              from unnest(string_to_array(content, null)) with ordinality as characters (one, place)
              window places as (order by place)
            ) as neighbours
          ) as grams
          where gram is not null
        $$;

      -- The cells that OKLab points lie in; points and cells are numbered as in oklab-points.ts.
      create function palettes.oklab_cells(points integer[]) returns integer[]
        language sql immutable strict parallel safe as $$
          select coalesce(array_agg(distinct
            ((point >> 20) / 30 << 12) | (((point >> 10) & 1023) / 30 << 6) | (point & 1023) / 30), '{}')
          from unnest(points) as point
        $$;

      create index by_downloads on palettes.palettes (downloads desc, id desc) where listed;
      create index by_age on palettes.palettes (id desc) where listed;
      create index by_random_key on palettes.palettes (random_key) include (id) where listed;
      create index by_owner on palettes.palettes (user_id, id desc) where deleted_at is null;
      create index by_deletion on palettes.palettes (deleted_at) where deleted_at is not null;
      create unique index one_per_idempotency_key on palettes.palettes (user_id, idempotency_key)
        where idempotency_key is not null;
      -- One index, so that a search by name and colour finds what fits both. No list of pending entries, which every
      -- search would read through.
      create index by_search on palettes.palettes
        using gin (palettes.search_grams(search_text), palettes.oklab_cells(oklab_points))
        with (fastupdate = off) where listed;
    `);
    await queryRunner.query(`
      -- How many listed palettes lie in which range of a sort: each row counts from its bound up to the next one.
      create table palettes.page_segments (
        sort text not null check (sort in ('downloads', 'newest')),
        -- 0 in the sort newest.
        lower_downloads integer not null,
        lower_id integer not null,
        public_count integer not null check (public_count >= 0),
        primary key (sort, lower_downloads, lower_id)
      );
      insert into palettes.page_segments values ('downloads', 0, 0, 0), ('newest', 0, 0, 0);

      -- What has changed since page_segments was brought up to date: together they are exact at every moment.
      create table palettes.page_changes (
        downloads integer not null,
        id integer not null,
        change integer not null check (change in (1, -1))
      );

      create function palettes.note_page_change() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' and old.listed then
          insert into palettes.page_changes values (old.downloads, old.id, -1);
        end if;
        if tg_op <> 'DELETE' and new.listed then
          insert into palettes.page_changes values (new.downloads, new.id, 1);
        end if;
        return null;
      end $$;
      create trigger note_new after insert on palettes.palettes
        for each row when (new.listed) execute function palettes.note_page_change();
      create trigger note_changed after update on palettes.palettes
        for each row when (old.listed <> new.listed or new.listed and old.downloads <> new.downloads)
        execute function palettes.note_page_change();
      create trigger note_removed after delete on palettes.palettes
        for each row when (old.listed) execute function palettes.note_page_change();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table palettes.page_changes, palettes.page_segments, palettes.downloads, palettes.palettes,
        palettes.authors;
      drop function palettes.note_page_change(), palettes.search_grams(text), palettes.oklab_cells(integer[]);
    `);
  }
}
