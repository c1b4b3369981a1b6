import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountReportAndHide1796342700000 implements MigrationInterface {
  readonly name = 'CountReportAndHide1796342700000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Why operators hid it, who and when. What is hidden is seen by its owner alone.
      alter table creations.collections
        add hidden_reason text, add hidden_by text, add hidden_at timestamptz,
        -- Whether the gallery shows it.
        add listed boolean not null
          generated always as (is_listed and deleted_at is null and hidden_reason is null) stored;
      drop index creations.collections_of_color, creations.collections_by_age;
      create index collections_of_color on creations.collections (color_name, id desc) where listed;
      create index collections_by_age on creations.collections (id desc) where listed;

      create table creations.reports (
        collection_id integer not null references creations.collections (id) on delete cascade,
        -- 'member 12', or 'network 203.0.113.9' of a visitor.
        reporter text not null,
        reason text not null,
        text text not null,
        at timestamptz not null default now(),
        closed_at timestamptz,
        primary key (collection_id, reporter)
      );
      create index reports_open on creations.reports (at desc) where closed_at is null;
      create index reports_by_reporter on creations.reports (reporter, at);
      create index reports_by_age on creations.reports (at);
    `);
    await queryRunner.query(`
      -- How many of 4,096 numbers in a row are listed: a page begins in the one that says so, and they say how many there are.
      create table creations.collection_counts (
        -- Empty for those of all colours.
        color_name text not null,
        range integer not null,
        listed_count integer not null check (listed_count >= 0),
        primary key (color_name, range)
      );
      insert into creations.collection_counts
        select name, id >> 12, count(*) from creations.collections, unnest(array['', color_name]) as name
        where listed group by name, id >> 12;

      create function creations.count_listed() returns trigger language plpgsql as $$
      declare
        change integer := case when tg_op = 'DELETE' or tg_op = 'UPDATE' and old.listed then -1 else 1 end;
        row creations.collections := case when tg_op = 'DELETE' then old else new end;
      begin
        -- In one order, so that no two wait for each other.
        insert into creations.collection_counts (color_name, range, listed_count)
        values ('', row.id >> 12, greatest(change, 0))
        on conflict (color_name, range) do update set listed_count = collection_counts.listed_count + change;
        insert into creations.collection_counts (color_name, range, listed_count)
        values (row.color_name, row.id >> 12, greatest(change, 0))
        on conflict (color_name, range) do update set listed_count = collection_counts.listed_count + change;
        return null;
      end $$;
      create trigger count_new after insert on creations.collections
        for each row when (new.listed) execute function creations.count_listed();
      create trigger count_changed after update on creations.collections
        for each row when (old.listed <> new.listed) execute function creations.count_listed();
      create trigger count_removed after delete on creations.collections
        for each row when (old.listed) execute function creations.count_listed();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop trigger count_new on creations.collections;
      drop trigger count_changed on creations.collections;
      drop trigger count_removed on creations.collections;
      drop function creations.count_listed();
      drop table creations.collection_counts, creations.reports;
      drop index creations.collections_of_color, creations.collections_by_age;
      alter table creations.collections
        drop column listed, drop column hidden_reason, drop column hidden_by, drop column hidden_at;
      create index collections_of_color on creations.collections (color_name, id desc)
        where is_listed and deleted_at is null;
      create index collections_by_age on creations.collections (id desc) where is_listed and deleted_at is null;
    `);
  }
}
