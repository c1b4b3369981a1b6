// npm run moderation -- <verb> …: what members report, and what operators do about it, over the running site, so that it
// stands in the security log under the operator's name.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { OPERATOR_CODE_HEADER, type OperatorMember, type ReportsResponse } from '@danqing/contracts';
import { settings } from './settings.ts';

const HELP = `npm run moderation -- <command>

  reports                          palettes with open reports, the latest reported first
  hide <palette-id> --reason <…>   only its owner sees it from now on, with the reason; its reports are closed
  show <palette-id>                takes that back, or closes the reports of one that is all right
  member <member-id>               who it is, and whether the account is limited
  limit <member-id> --reason <…>   the member publishes nothing from now on, and is told why
  unlimit <member-id>              takes that back

  --site <address>                 the running site; default: the one that these settings start
  --token-file <file>              holds the operator's token; default: the shared one of this data folder
  --code <digits>                  of the second factor, where the operator has one
  --json                           print the answer as it came

Exit codes: 0 done, 1 refused or failed, 2 wrong usage.
`;

interface Command {
  method: 'GET' | 'POST';
  /** Below `api/operator/`. */
  path: (id: string) => string;
  takesId: boolean;
  takesReason: boolean;
  describe: (answer: unknown, id: string) => string;
}

const palette = (action: 'hide' | 'show', done: string): Command => ({
  method: 'POST',
  path: (id) => `palettes/${id}/${action}`,
  takesId: true,
  takesReason: action === 'hide',
  describe: (_, id) => `palette ${id} ${done}`,
});
const member = (action: 'limit' | 'unlimit' | null): Command => ({
  method: action === null ? 'GET' : 'POST',
  path: (id) => `members/${id}${action === null ? '' : `/${action}`}`,
  takesId: true,
  takesReason: action === 'limit',
  describe: (answer) => describeMember(answer as OperatorMember),
});
const COMMANDS: Record<string, Command> = {
  reports: {
    method: 'GET',
    path: () => 'reports',
    takesId: false,
    takesReason: false,
    describe: (answer) => describeReports(answer as ReportsResponse),
  },
  hide: palette('hide', 'is hidden'),
  show: palette('show', 'is shown, its reports are closed'),
  member: member(null),
  limit: member('limit'),
  unlimit: member('unlimit'),
};

function describeMember({ id, name, created_at, limited }: OperatorMember): string {
  const state = limited
    ? `publishes nothing since ${limited.since}, by ${limited.by}: ${limited.reason}`
    : 'not limited';
  return `member ${id}  ${name}  since ${created_at}  ${state}`;
}

function describeReports({ palettes }: ReportsResponse): string {
  if (palettes.length === 0) return 'No open reports.';
  return palettes
    .map(({ paletteId, name, author, reports }) =>
      [
        `palette ${paletteId}  ${name}  of member ${author.id} ${author.name}`,
        ...reports.map(({ at, reason, text, reporter }) =>
          `  ${at}  ${reason}  ${reporter}  ${text}`.trimEnd(),
        ),
      ].join('\n'),
    )
    .join('\n');
}

function readCommandLine() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      reason: { type: 'string' },
      site: { type: 'string' },
      'token-file': { type: 'string' },
      code: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    process.exit(0);
  }
  const [verb = '', id = '', ...rest] = positionals;
  const command = Object.hasOwn(COMMANDS, verb) ? COMMANDS[verb] : undefined;
  if (!command) throw new Error(verb === '' ? 'Which command?' : `There is no command ${verb}.`);
  if (rest.length > 0 || (command.takesId ? !/^[1-9]\d{0,15}$/.test(id) : id !== ''))
    throw new Error(command.takesId ? `${verb} needs one number.` : `${verb} takes no number.`);
  if (command.takesReason !== (values.reason !== undefined))
    throw new Error(command.takesReason ? `${verb} needs --reason.` : `${verb} has no option --reason.`);
  return { command, id, values };
}

async function runCommand({ command, id, values }: ReturnType<typeof readCommandLine>): Promise<string> {
  const { dataDir, siteUrl } = settings(process.env);
  const site = values.site ?? siteUrl;
  if (site === null) throw new Error('It goes over the running site: name it with --site or SITE_URL.');
  const token = readFileSync(values['token-file'] ?? join(dataDir, 'operator-token'), 'utf8').trim();
  const response = await fetch(`${site.replace(/\/$/, '')}/api/operator/${command.path(id)}`, {
    method: command.method,
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': 'en',
      ...(values.code !== undefined && { [OPERATOR_CODE_HEADER]: values.code }),
      ...(command.takesReason && { 'content-type': 'application/json' }),
    },
    ...(command.takesReason && { body: JSON.stringify({ reason: values.reason }) }),
    // Anywhere else the token is nobody's business.
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  }).catch((cause: unknown) => {
    throw new Error(`No site answers at ${site}.`, { cause });
  });
  const text = await response.text();
  if (!response.ok) {
    const { message = response.statusText, code = `HTTP ${response.status}` } = parsed(text);
    throw new Error(`The site at ${site} refuses with ${code}: ${message}`);
  }
  return values.json ? text : command.describe(text === '' ? null : (JSON.parse(text) as unknown), id);
}

function parsed(text: string): { code?: string; message?: string } {
  try {
    return JSON.parse(text) as object;
  } catch {
    return {};
  }
}

let commandLine;
try {
  commandLine = readCommandLine();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n\n${HELP}`);
  process.exit(2);
}
try {
  process.stdout.write(`${await runCommand(commandLine)}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
