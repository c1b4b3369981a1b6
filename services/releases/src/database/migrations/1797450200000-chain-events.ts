import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Computes the hash of every stored event. Triggers must be off. */
export const CHAIN_STORED_EVENTS = `
  update releases.events e set hash = chained.hash from (
    select environment, sequence,
           releases.chain(releases.canonical_event(e)) over (partition by environment order by sequence) as hash
    from releases.events e
  ) as chained
  where e.environment = chained.environment and e.sequence = chained.sequence
`;

/** Gives each event a hash over itself and the hash of the event before, so that a changed history shows. */
export class ChainEvents1797450200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set local statement_timeout = 0');
    await runner.query(`
      -- Without nulls, so that a nullable column that is added later changes no earlier text.
      create function releases.canonical_event(event releases.events) returns text
        language sql stable set timezone to 'UTC' as $$
          select jsonb_strip_nulls(to_jsonb(event) - 'hash')::text
        $$;
      create function releases.link_hash(before bytea, line text) returns bytea
        language sql immutable as $$ select sha256(before || convert_to(line, 'UTF8')) $$;
      create aggregate releases.chain(text) (sfunc = releases.link_hash, stype = bytea, initcond = '');

      alter table releases.events add column hash bytea;
      alter table releases.events disable trigger append_only;
      ${CHAIN_STORED_EVENTS};
      alter table releases.events enable trigger append_only;
      alter table releases.events alter column hash set not null;

      create function releases.seal_event() returns trigger language plpgsql as $$
      declare
        before bytea;
      begin
        select hash into before from releases.events
          where environment = new.environment order by sequence desc limit 1;
        new.hash := releases.link_hash(coalesce(before, ''), releases.canonical_event(new));
        return new;
      end $$;
      -- Triggers run in the order of their names, so number_event has run before.
      create trigger seal_event before insert on releases.events
        for each row execute function releases.seal_event();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger seal_event on releases.events;
      drop function releases.seal_event;
      drop aggregate releases.chain(text);
      drop function releases.link_hash, releases.canonical_event;
      alter table releases.events drop column hash;
    `);
  }
}
