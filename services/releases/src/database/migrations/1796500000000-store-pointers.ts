import type { MigrationInterface, QueryRunner } from 'typeorm';

const DERIVED = ['pointers', 'stable_path', 'quarantines'];

/**
 * Stores what the events add up to, so that no query reads the whole history. A trigger on `events` maintains
 * these tables. `foldMoves` defines the same rules, and `verifyPlane` compares both.
 */
export class StorePointers1796500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A long history takes longer than the limit for the statements of requests.
    await runner.query('set local statement_timeout = 0');
    await runner.query(`
      drop view releases.pointers;

      create table releases.pointers (
        environment text not null,
        area text not null,
        -- The area's newest event.
        sequence bigint not null,
        stable text not null,
        canary text,
        weight smallint,
        killed boolean not null,
        retired boolean not null,
        -- Start of the canary run. A new weight, a kill and a revival continue it.
        canary_since timestamptz,
        -- Number of releases in stable_path.
        depth integer not null,
        primary key (environment, area)
      );
      -- Stack of stable releases. A rollback removes the releases above its target.
      create table releases.stable_path (
        environment text not null,
        area text not null,
        depth integer not null,
        release text not null,
        primary key (environment, area, depth)
      );
      create index on releases.stable_path (environment, area, release, depth);
      create table releases.quarantines (
        environment text not null,
        area text not null,
        release text not null,
        primary key (environment, area, release)
      );
      create index events_stable on releases.events (area, stable, environment);
      create index events_canary on releases.events (area, canary, environment) where canary is not null;

      -- What lists show of a release. Descriptors are large, and each access would decompress one.
      alter table releases.releases
        add column contract text generated always as (descriptor->'manifest'->>'contract') stored,
        add column name jsonb generated always as (descriptor->'manifest'->'name') stored,
        add column commit text generated always as (descriptor->'source'->>'commit') stored,
        add column dirty boolean generated always as (coalesce((descriptor->'source'->>'dirty')::boolean, false)) stored;
      create or replace view releases.kept as
        select r.area, r.id, r.descriptor, r.build, r.publisher, r.size,
               coalesce(p.restored_at, r.published_at) as published_at,
               r.contract, r.name, r.commit, r.dirty
        from releases.releases r left join releases.pruned p on p.area = r.area and p.release = r.id
        where p.release is null or p.restored_at is not null;

      create function releases.apply_event(event releases.events) returns void language plpgsql as $$
      declare
        known releases.pointers;
        top integer;
        earlier integer;
      begin
        select * into known from releases.pointers p where p.environment = event.environment and p.area = event.area;
        top := coalesce(known.depth, 0);
        if known.stable is distinct from event.stable then
          if event.action = 'rollback' then
            select max(s.depth) into earlier from releases.stable_path s
              where s.environment = event.environment and s.area = event.area and s.release = event.stable;
          end if;
          if earlier is null then
            top := top + 1;
            insert into releases.stable_path values (event.environment, event.area, top, event.stable);
          else
            top := earlier;
            delete from releases.stable_path s
              where s.environment = event.environment and s.area = event.area and s.depth > top;
          end if;
        end if;
        if event.action = 'quarantine' then
          insert into releases.quarantines values (event.environment, event.area, event.to_release)
            on conflict do nothing;
        elsif event.action = 'unquarantine' then
          delete from releases.quarantines q
            where q.environment = event.environment and q.area = event.area and q.release = event.to_release;
        end if;
        insert into releases.pointers values (
          event.environment, event.area, event.sequence, event.stable, event.canary, event.weight, event.killed, event.retired,
          case when event.canary is null then null when event.canary = known.canary then known.canary_since else event.at end,
          top
        ) on conflict (environment, area) do update set
          sequence = excluded.sequence, stable = excluded.stable, canary = excluded.canary, weight = excluded.weight,
          killed = excluded.killed, retired = excluded.retired, canary_since = excluded.canary_since, depth = excluded.depth;
      end $$;

      do $$
      declare
        event releases.events;
      begin
        for event in select * from releases.events order by environment, sequence loop
          perform releases.apply_event(event);
        end loop;
      end $$;

      create function releases.apply_new_event() returns trigger language plpgsql as $$
      begin
        perform releases.apply_event(new);
        return null;
      end $$;
      create trigger apply_event after insert on releases.events
        for each row execute function releases.apply_new_event();

      -- Only the trigger on events may change what is derived from them: it runs one level deeper.
      create function releases.refuse_derived_change() returns trigger language plpgsql as $$
      begin
        if pg_trigger_depth() < 2 then
          raise exception '% on %.% is refused: only an event changes it', tg_op, tg_table_schema, tg_table_name
            using errcode = 'restrict_violation';
        end if;
        return null;
      end $$;
      ${DERIVED.map(
        (table) => `create trigger derived before insert or update or delete or truncate on releases.${table}
        for each statement execute function releases.refuse_derived_change();`,
      ).join('\n      ')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger apply_event on releases.events;
      drop function releases.apply_new_event, releases.apply_event;
      drop table ${DERIVED.map((table) => `releases.${table}`).join(', ')};
      drop function releases.refuse_derived_change;
      drop index releases.events_stable, releases.events_canary;
      drop view releases.kept;
      create view releases.kept as
        select r.area, r.id, r.descriptor, r.build, r.publisher, r.size,
               coalesce(p.restored_at, r.published_at) as published_at
        from releases.releases r left join releases.pruned p on p.area = r.area and p.release = r.id
        where p.release is null or p.restored_at is not null;
      alter table releases.releases drop column contract, drop column name, drop column commit, drop column dirty;
      create view releases.pointers as
        select distinct on (environment, area) environment, area, sequence, stable, canary, weight, killed, retired
        from releases.events order by environment, area, sequence desc;
    `);
  }
}
