import pg from 'pg';
import { scramVerifier } from './scram-verifier.ts';
import type { ServiceRole } from './service-roles.ts';

const { escapeIdentifier, escapeLiteral } = pg;

/**
 * Returns an idempotent transaction that gives each service its role, its schema and the schema's existing
 * objects. `admin` becomes able to act as each role, for backups, migrations and rollbacks to versions
 * without roles.
 */
export function roleStatements(roles: readonly ServiceRole[], admin: string): string {
  return [
    'begin',
    `select pg_advisory_xact_lock(hashtext('danqing:roles'))`,
    // Before version 15 every role may create tables in `public`.
    `do $$ begin if to_regnamespace('public') is not null then revoke create on schema public from public; end if; end $$`,
    ...roles.flatMap((role) => statementsOf(role, admin)),
    'commit',
  ]
    .map((statement) => `${statement};\n`)
    .join('');
}

function statementsOf({ service, name, password, salt }: ServiceRole, admin: string): string[] {
  const role = escapeIdentifier(name);
  const schema = escapeIdentifier(service);
  const verifier = escapeLiteral(scramVerifier(password, salt));
  return [
    block(`if not exists (select from pg_roles where rolname = ${escapeLiteral(name)}) then
    create role ${role};
  end if;`),
    `alter role ${role} login password ${verifier}`,
    // A role that is not a superuser can transfer ownership only to a role of which it is a member.
    block(`if not (select rolsuper from pg_roles where rolname = ${escapeLiteral(admin)})
    and not pg_has_role(${escapeLiteral(admin)}, ${escapeLiteral(name)}, 'usage') then
    grant ${role} to ${escapeIdentifier(admin)};
  end if;`),
    block(`if to_regnamespace(${escapeLiteral(service)}) is null then
    create schema ${schema} authorization ${role};
  elsif (select nspowner <> ${regrole(name)} from pg_namespace where nspname = ${escapeLiteral(service)}) then
    alter schema ${schema} owner to ${role};
  end if;`),
    handOver(service, name),
  ];
}

const block = (body: string) => `do $$ begin\n  ${body}\nend $$`;
const regrole = (name: string) => `${escapeLiteral(escapeIdentifier(name))}::regrole`;

/** Transfers objects that another role owns. Column sequences and row types follow their table. */
function handOver(service: string, name: string): string {
  const inSchema = `to_regnamespace(${escapeLiteral(service)})`;
  const owner = regrole(name);
  return `do $$ declare item text; begin
  for item in
    select format('%s %s', case relkind when 'S' then 'sequence' when 'v' then 'view'
        when 'm' then 'materialized view' else 'table' end, c.oid::regclass)
      from pg_class c where relnamespace = ${inSchema} and relowner <> ${owner} and relkind in ('r', 'p', 'v', 'm', 'S')
        and not (relkind = 'S' and exists (select from pg_depend d where d.classid = 'pg_class'::regclass
          and d.objid = c.oid and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')))
    union all
    select format('routine %s', oid::regprocedure) from pg_proc where pronamespace = ${inSchema} and proowner <> ${owner}
    union all
    select format('type %s', oid::regtype) from pg_type t
      where typnamespace = ${inSchema} and typowner <> ${owner} and (typtype in ('d', 'e', 'r')
        or typtype = 'c' and exists (select from pg_class c where c.oid = t.typrelid and c.relkind = 'c'))
  loop
    execute format('alter %s owner to %I', item, ${escapeLiteral(name)});
  end loop;
end $$`;
}
