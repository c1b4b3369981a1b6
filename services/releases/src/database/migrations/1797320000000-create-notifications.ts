import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notifications of operators, their targets, and every attempt to deliver them. */
export class CreateNotifications1797320000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table releases.notification_targets (
        id integer generated always as identity primary key,
        environment text not null,
        name text not null,
        kind text not null,
        -- What operators see of it, without secrets.
        address text not null,
        -- URL and secret, encrypted. Empty once revoked.
        sealed text not null,
        -- Null for all areas.
        areas text[],
        kinds text[] not null,
        created_by text not null,
        created_at timestamptz not null default now(),
        revoked_at timestamptz,
        revoked_by text
      );
      create table releases.notifications (
        id uuid primary key default gen_random_uuid(),
        environment text not null,
        kind text not null,
        area text,
        release text,
        facts jsonb not null,
        at timestamptz not null default now(),
        -- When deliveries to its targets were made.
        spread_at timestamptz
      );
      create index on releases.notifications (environment, at) where spread_at is null;
      create index on releases.notifications (at);
      create table releases.notification_deliveries (
        id integer generated always as identity primary key,
        notification uuid not null references releases.notifications on delete cascade,
        target integer not null references releases.notification_targets,
        state text not null default 'waiting' check (state in ('waiting', 'delivered', 'dead')),
        -- Counts claims, so it also names the claim that may end the delivery.
        attempts integer not null default 0,
        next_at timestamptz not null default now(),
        -- One gateway delivers it until then.
        leased_until timestamptz,
        unique (notification, target)
      );
      create index on releases.notification_deliveries (next_at) where state = 'waiting';
      create index on releases.notification_deliveries (target);
      create table releases.notification_attempts (
        delivery integer not null references releases.notification_deliveries on delete cascade,
        at timestamptz not null default now(),
        status integer,
        milliseconds integer not null,
        answer text not null check (length(answer) <= 200)
      );
      create index on releases.notification_attempts (delivery);
      create trigger notification_attempts_stay before update or truncate on releases.notification_attempts
        for each statement execute function releases.refuse_change();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table releases.notification_attempts;
      drop table releases.notification_deliveries;
      drop table releases.notifications;
      drop table releases.notification_targets;
    `);
  }
}
