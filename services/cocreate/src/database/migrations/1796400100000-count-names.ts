import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountNames1796400100000 implements MigrationInterface {
  readonly name = 'CountNames1796400100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- How many listed names lie in which part of an order: a page begins in the one that says so, and they say how many
      -- there are.
      create table cocreate.name_counts (
        sort text not null check (sort in ('latest', 'likes')),
        -- The part begins with so many likes; 0 in the sort latest.
        likes integer not null,
        -- 4,096 numbers of colours in a row each.
        range integer not null,
        name_count integer not null check (name_count >= 0),
        primary key (sort, likes, range)
      );

      -- The part of each order that holds a name. Few names have many likes: from 16 on, up to the next power of two is one.
      create function cocreate.places_of(likes integer, latest_id integer)
      returns table (sort text, part_likes integer, part_range integer) language sql immutable as $$
        values ('latest', 0, latest_id >> 12),
          ('likes',
            case when likes < 16 then likes else 1 << length(ltrim(likes::bit(32)::text, '0')) - 1 end,
            case when likes < 16 then latest_id >> 12 else 0 end)
      $$;

      insert into cocreate.name_counts
        select sort, part_likes, part_range, count(*)
        from cocreate.names cross join lateral cocreate.places_of(likes, latest_id)
        where color_count > 0 group by sort, part_likes, part_range;

      create function cocreate.count_name() returns trigger language plpgsql as $$
      declare
        part record;
      begin
        -- In one order, so that no two wait for each other.
        for part in
          select sort, part_likes, part_range, sum(change)::integer as change from (
            select places.*, -1 as change from cocreate.places_of(old.likes, old.latest_id) as places
              where old.color_count > 0
            union all
            select places.*, 1 from cocreate.places_of(new.likes, new.latest_id) as places where new.color_count > 0
          ) as changes
          group by sort, part_likes, part_range having sum(change) <> 0 order by sort, part_likes, part_range
        loop
          insert into cocreate.name_counts as counts (sort, likes, range, name_count)
          values (part.sort, part.part_likes, part.part_range, greatest(part.change, 0))
          on conflict (sort, likes, range) do update set name_count = counts.name_count + part.change;
        end loop;
        return null;
      end $$;
      create trigger count_changed after update on cocreate.names
        for each row when ((old.color_count > 0, old.likes, old.latest_id) is distinct from
          (new.color_count > 0, new.likes, new.latest_id))
        execute function cocreate.count_name();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop trigger count_changed on cocreate.names;
      drop function cocreate.count_name();
      drop function cocreate.places_of(integer, integer);
      drop table cocreate.name_counts;
    `);
  }
}
