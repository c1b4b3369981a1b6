import type { MigrationInterface, QueryRunner } from 'typeorm';

const DERIVED = ['pointers', 'stable_path', 'quarantines'];

const FILL = `
  insert into releases.quarantines (environment, area, release)
    select environment, area, to_release from (
      select distinct on (environment, area, to_release) environment, area, to_release, action
      from releases.events where action in ('quarantine', 'unquarantine')
      order by environment, area, to_release, sequence desc
    ) as newest where action = 'quarantine';
  -- One pass over each area's events. A pointer that is updated a thousand times in a transaction is slow.
  do $$
  declare
    place record;
    event record;
    path text[];
    canary text;
    since timestamptz;
    earlier integer;
  begin
    for place in select distinct environment, area from releases.events loop
      path := '{}';
      canary := null;
      since := null;
      for event in
        select e.* from releases.events e
        where e.environment = place.environment and e.area = place.area order by e.sequence
      loop
        if event.stable is distinct from path[cardinality(path)] then
          earlier := null;
          if event.action = 'rollback' then
            select max(depth) into earlier from unnest(path) with ordinality as level (release, depth)
              where release = event.stable;
          end if;
          path := case when earlier is null then path || event.stable else path[1:earlier] end;
        end if;
        if event.canary is distinct from canary then
          canary := event.canary;
          since := case when canary is not null then event.at end;
        end if;
      end loop;
      insert into releases.pointers values (event.environment, event.area, event.sequence, event.stable, event.canary,
        event.weight, event.killed, event.retired, since, cardinality(path));
      insert into releases.stable_path (environment, area, depth, release)
        select place.environment, place.area, depth, release from unnest(path) with ordinality as level (release, depth);
    end loop;
  end $$;
`;

const APPLY_EVENT = `
  create function releases.apply_event() returns trigger language plpgsql as $$
  declare
    known releases.pointers;
    top integer;
    earlier integer;
  begin
    select * into known from releases.pointers p where p.environment = new.environment and p.area = new.area;
    top := coalesce(known.depth, 0);
    if known.stable is distinct from new.stable then
      if new.action = 'rollback' then
        select max(s.depth) into earlier from releases.stable_path s
          where s.environment = new.environment and s.area = new.area and s.release = new.stable;
      end if;
      if earlier is null then
        top := top + 1;
        insert into releases.stable_path values (new.environment, new.area, top, new.stable);
      else
        top := earlier;
        delete from releases.stable_path s
          where s.environment = new.environment and s.area = new.area and s.depth > top;
      end if;
    end if;
    if new.action = 'quarantine' then
      insert into releases.quarantines values (new.environment, new.area, new.to_release) on conflict do nothing;
    elsif new.action = 'unquarantine' then
      delete from releases.quarantines q
        where q.environment = new.environment and q.area = new.area and q.release = new.to_release;
    end if;
    insert into releases.pointers values (
      new.environment, new.area, new.sequence, new.stable, new.canary, new.weight, new.killed, new.retired,
      case when new.canary is null then null when new.canary = known.canary then known.canary_since else new.at end,
      top
    ) on conflict (environment, area) do update set
      sequence = excluded.sequence, stable = excluded.stable, canary = excluded.canary, weight = excluded.weight,
      killed = excluded.killed, retired = excluded.retired, canary_since = excluded.canary_since, depth = excluded.depth;
    return null;
  end $$;
`;

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
        add column contract text not null generated always as (descriptor->'manifest'->>'contract') stored,
        add column name jsonb not null generated always as (descriptor->'manifest'->'name') stored,
        add column commit text generated always as (descriptor->'source'->>'commit') stored,
        add column dirty boolean not null generated always as (coalesce((descriptor->'source'->>'dirty')::boolean, false)) stored;
      create or replace view releases.kept as
        select r.area, r.id, r.descriptor, r.build, r.publisher, r.size,
               coalesce(p.restored_at, r.published_at) as published_at,
               r.contract, r.name, r.commit, r.dirty
        from releases.releases r left join releases.pruned p on p.area = r.area and p.release = r.id
        where p.release is null or p.restored_at is not null;

      ${FILL}

      ${APPLY_EVENT}
      create trigger apply_event after insert on releases.events
        for each row execute function releases.apply_event();

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
      drop function releases.apply_event;
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
