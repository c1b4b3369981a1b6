import type { SecurityEvent } from '@danqing/contracts/operators';
import { commandOf, type Outcome } from '@danqing/nest-kit/command-line';
import type { DataSource } from 'typeorm';
import { toEntry } from '../log/log-entry.ts';
import { insertEntries, selectEntries } from '../log/log.queries.ts';
import { addGrants, grantsOf, removeGrants, type GrantEdit } from '../operator/edit-grants.ts';
import { editGrants, revokeOperator, selectOperators } from '../operator/operator.queries.ts';
import { addOperator } from '../operator/operators.ts';
import { confirmSecondFactor, prepareSecondFactor } from '../second-factor/second-factor.ts';
import { base32, otpauthUri } from '../second-factor/totp.ts';
import { describeEntries, describeGrants, describeOperators } from './cli-text.ts';

interface Change {
  name: string;
  actor: string;
}
export type LogFilter = Parameters<typeof selectEntries>[1];

export async function add(
  database: DataSource,
  { name, actor, ...edit }: Change & GrantEdit,
): Promise<Outcome> {
  const grants = grantsOf(edit);
  const token = await addOperator(database, { name, actor, grants });
  if (token === null) throw new Error(`operator ${name} already exists`);
  await tell(database, actor, name, `added: ${describeGrants(grants)}`);
  const text =
    `operator ${name} may sign in with this token, shown only once:\n${token}\n` +
    `The shared token is no longer valid. For changes in production: ${commandOf('operators')} totp "${name}"\n`;
  return { result: { name, token, grants }, text };
}

export const grant = (database: DataSource, { name, actor, ...edit }: Change & GrantEdit): Promise<Outcome> =>
  change(database, { name, actor }, (grants) => addGrants(grants, edit));

export const withdraw = (
  database: DataSource,
  { name, actor, ...edit }: Change & GrantEdit,
): Promise<Outcome> => change(database, { name, actor }, (grants) => removeGrants(grants, edit));

async function change(
  database: DataSource,
  { name, actor }: Change,
  edit: Parameters<typeof editGrants>[2],
): Promise<Outcome> {
  const grants = await editGrants(database, name, edit);
  if (grants === null) throw unknownOperator(name);
  const described = describeGrants(grants);
  // Part of the subject, because the log folds entries of the same subject within a minute.
  await tell(database, actor, `${name}, now ${described}`, 'rights changed');
  return { result: { name, grants }, text: `operator ${name} now has ${described}\n` };
}

export async function list(database: DataSource): Promise<Outcome> {
  const operators = await selectOperators(database);
  return { result: operators, text: describeOperators(operators) };
}

export async function revoke(database: DataSource, { name, actor }: Change): Promise<Outcome> {
  if (!(await revokeOperator(database, name, actor))) throw unknownOperator(name);
  await tell(database, actor, name, 'revoked');
  return { result: { name }, text: `operator ${name} is revoked, with every session\n` };
}

export async function totp(
  database: DataSource,
  { name, actor, code }: Change & { code?: string | undefined },
): Promise<Outcome> {
  if (code !== undefined) {
    if (!(await confirmSecondFactor(database, name, code)))
      throw new Error(`wrong code for ${name}; run totp without --code to set up the second factor again`);
    await tell(database, actor, name, 'second factor set');
    return { result: { name, confirmed: true }, text: `operator ${name} now has a second factor\n` };
  }
  const secret = await prepareSecondFactor(database, name);
  if (!secret) throw unknownOperator(name);
  const [uri, text32] = [otpauthUri(name, secret), base32(secret)];
  const text =
    `Add this to an authenticator app, shown only once:\n${uri}\nor enter the secret manually: ${text32}\n` +
    `To enable it, confirm one code: ${commandOf('operators')} totp "${name}" --code 123456\n`;
  return { result: { name, uri, secret: text32 }, text };
}

export async function readLog(database: DataSource, filter: LogFilter): Promise<Outcome> {
  const entries = await selectEntries(database, filter);
  return { result: entries, text: describeEntries(entries) };
}

const unknownOperator = (name: string) => new Error(`there is no operator ${name}`);

function tell(database: DataSource, actor: string, name: string, detail: string): Promise<void> {
  const event: SecurityEvent = {
    action: 'operator-change',
    result: 'allowed',
    actor,
    address: null,
    subject: `operator ${name}`,
    detail,
  };
  return insertEntries(database, [toEntry(event, Date.now())]);
}
