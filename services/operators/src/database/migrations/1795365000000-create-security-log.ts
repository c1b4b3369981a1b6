import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSecurityLog1795365000000 implements MigrationInterface {
  readonly name = 'CreateSecurityLog1795365000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- One row for what the same did to the same from the same address within a minute.
      create table operators.security_log (
        id bigint generated always as identity primary key,
        minute timestamptz not null,
        -- Hash of action, result, actor, address and subject.
        fold bytea not null,
        at timestamptz not null,
        last_at timestamptz not null,
        count bigint not null check (count > 0),
        action text not null,
        result text not null check (result in ('allowed', 'refused')),
        actor text not null,
        address inet,
        subject text,
        detail text,
        trace text,
        unique (minute, fold)
      );
      create index security_log_by_actor on operators.security_log (actor, id);
      create index security_log_by_action on operators.security_log (action, id);
      create index security_log_by_address on operators.security_log using gist (address inet_ops);

      create function operators.refuse_log_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and old.minute < now() - interval '90 days' then
          return old;
        end if;
        if tg_op = 'UPDATE' and new.count > old.count and new.last_at >= old.last_at
          and to_jsonb(new) - '{count,last_at}'::text[] = to_jsonb(old) - '{count,last_at}'::text[] then
          return new;
        end if;
        raise exception '% on operators.security_log is refused: its rows only count up, and stay for 90 days', tg_op
          using errcode = 'restrict_violation';
      end $$;

      create trigger only_counts before update or delete on operators.security_log
        for each row execute function operators.refuse_log_change();
      create trigger stays before truncate on operators.security_log
        for each statement execute function operators.refuse_log_change();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table operators.security_log;
      drop function operators.refuse_log_change();
    `);
  }
}
