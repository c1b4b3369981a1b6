import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Events store the pointer state after the move, with a gapless sequence per environment. Pointers are
 * derived from events. Existing moves keep their order and are renumbered, because the old numbers may have
 * gaps.
 */
export class EnvironmentsAndCanaries1795219200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create temporary table earlier on commit drop as
        select *, row_number() over (order by sequence) as number from releases.events;
      drop table releases.pointers, releases.events;

      create table releases.events (
        environment text not null default 'production' check (environment ~ '^[a-z][a-z0-9-]{1,30}$'),
        sequence bigint not null,
        area text not null,
        action text not null check (action in
          ('activate', 'canary', 'promote', 'rollback', 'kill', 'revive', 'quarantine', 'unquarantine')),
        from_release text,
        to_release text not null,
        stable text not null,
        canary text check (canary <> stable),
        weight smallint check (weight between 1 and 99),
        killed boolean not null default false,
        actor text not null,
        reason text not null,
        gate jsonb,
        forced boolean not null default false,
        evidence jsonb,
        at timestamptz not null,
        primary key (environment, sequence),
        check ((canary is null) = (weight is null)),
        foreign key (area, from_release) references releases.releases (area, id),
        foreign key (area, to_release) references releases.releases (area, id),
        foreign key (area, stable) references releases.releases (area, id),
        foreign key (area, canary) references releases.releases (area, id)
      );
      create index on releases.events (environment, area, sequence desc);

      insert into releases.events (sequence, area, action, from_release, to_release, stable, actor, reason, at)
        select number, area, action, from_release, to_release, to_release, actor, reason, at from earlier;

      -- A pointer is what the newest event of its area says: nothing else can move it.
      create view releases.pointers as
        select distinct on (environment, area) environment, area, sequence, stable, canary, weight, killed
        from releases.events order by environment, area, sequence desc;

      -- Whoever moves holds the lock of the table, so the next number is free; without it the primary key refuses one of two.
      create function releases.number_event() returns trigger language plpgsql as $$
      begin
        select sequence + 1, greatest(at, clock_timestamp()) into new.sequence, new.at
          from releases.events where environment = new.environment order by sequence desc limit 1;
        if not found then
          new.sequence := 1;
          new.at := clock_timestamp();
        end if;
        return new;
      end $$;
      create trigger number_event before insert on releases.events
        for each row execute function releases.number_event();
      create trigger append_only before update or delete or truncate on releases.events
        for each statement execute function releases.refuse_change();

      -- Releases whose files retention has taken away, or is about to; until they are published again.
      create table releases.pruned (
        area text not null,
        release text not null,
        at timestamptz not null default now(),
        files_removed boolean not null default false,
        restored_at timestamptz,
        primary key (area, release),
        foreign key (area, release) references releases.releases (area, id)
      );
      create view releases.kept as
        select r.area, r.id, r.descriptor, r.build, r.publisher, r.size,
               coalesce(p.restored_at, r.published_at) as published_at
        from releases.releases r left join releases.pruned p on p.area = r.area and p.release = r.id
        where p.release is null or p.restored_at is not null;

      -- The one public key of this installation's documents. The private one is never here.
      create table releases.signing_key (
        only_row boolean primary key default true check (only_row),
        public_key text not null,
        since timestamptz not null default now()
      );
    `);
  }

  /** Loses canaries, kills, quarantines and other environments, which the old tables cannot represent. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create temporary table later on commit drop as
        select * from releases.events where environment = 'production' and stable is distinct from from_release;
      drop view releases.pointers, releases.kept;
      drop table releases.events, releases.pruned, releases.signing_key;
      drop function releases.number_event();

      create table releases.events (
        sequence bigint generated always as identity primary key,
        area text not null,
        action text not null check (action in ('activate', 'rollback')),
        from_release text,
        to_release text not null,
        actor text not null,
        reason text not null,
        at timestamptz not null default now(),
        foreign key (area, from_release) references releases.releases (area, id),
        foreign key (area, to_release) references releases.releases (area, id),
        unique (area, sequence, to_release)
      );
      create table releases.pointers (
        area text primary key,
        release text not null,
        sequence bigint not null,
        foreign key (area, sequence, release) references releases.events (area, sequence, to_release)
      );
      insert into releases.events (area, action, from_release, to_release, actor, reason, at)
        select area, case action when 'rollback' then action else 'activate' end, from_release, stable, actor, reason, at
        from later order by sequence;
      insert into releases.pointers
        select distinct on (area) area, to_release, sequence from releases.events order by area, sequence desc;
      create trigger append_only before update or delete or truncate on releases.events
        for each statement execute function releases.refuse_change();
    `);
  }
}
