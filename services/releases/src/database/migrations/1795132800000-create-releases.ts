import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateReleases1795132800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table releases.releases (
        area text not null,
        id text not null check (id ~ '^[0-9a-f]{16}$'),
        descriptor jsonb not null,
        build text not null,
        published_at timestamptz not null default now(),
        publisher text not null,
        size bigint not null,
        primary key (area, id)
      );

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

      -- The foreign key makes a pointer without the event that moved it impossible.
      create table releases.pointers (
        area text primary key,
        release text not null,
        sequence bigint not null,
        foreign key (area, sequence, release) references releases.events (area, sequence, to_release)
      );

      create function releases.refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% on %.% is refused: its rows never change', tg_op, tg_table_schema, tg_table_name
          using errcode = 'restrict_violation';
      end $$;

      create trigger immutable before update or truncate on releases.releases
        for each statement execute function releases.refuse_change();
      create trigger append_only before update or delete or truncate on releases.events
        for each statement execute function releases.refuse_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table releases.pointers, releases.events, releases.releases;
      drop function releases.refuse_change();
    `);
  }
}
