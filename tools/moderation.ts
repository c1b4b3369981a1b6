// npm run moderation -- <verb> …: handles members' reports through the running site, so that actions are
// logged under the operator's name.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BlockedWordsResponse } from '@danqing/contracts/cocreate';
import type { OperatorMember } from '@danqing/contracts/identity';
import {
  CONTENT_KINDS,
  CONTENT_PATHS,
  type ContentKind,
  type ReportedItem,
  type ReportedItemsResponse,
} from '@danqing/contracts/moderation';
import { OPERATOR_CODE_HEADER } from '@danqing/contracts/operators';
import {
  Argument,
  commandOf,
  InvalidArgumentError,
  runCommandLine,
  type Act,
  type Command,
} from '@danqing/nest-kit/command-line';
import { settings } from './settings.ts';

interface SiteOptions {
  site?: string;
  tokenFile?: string;
  code?: string;
}
interface Call {
  method: 'GET' | 'POST';
  path: string;
  reason?: string | undefined;
  body?: object;
}

process.exitCode = await runCommandLine(process.argv.slice(2), {
  name: commandOf('moderation'),
  description: 'Moderate reported content and members.',
  stdout: process.stdout,
  stderr: process.stderr,
  define(program, act) {
    program
      .option('--site <address>', 'URL of the running site (default: the site of these settings)')
      .option(
        '--token-file <file>',
        "file with the operator's token (default: the shared token in this data folder)",
      )
      .option('--code <digits>', 'second-factor code, if the operator has one');
    const ask = (call: Call) => callOperatorApi(call, program.opts<SiteOptions>());
    defineContentCommands(program, act, ask);
    defineWordCommands(program, act, ask);
    defineMembers(program, act, ask);
  },
});

type CallSite = (call: Call) => Promise<unknown>;

function defineContentCommands(program: Command, act: Act, ask: CallSite): void {
  program
    .command('reports')
    .description('list palettes, creations and co-created colours with open reports, latest report first')
    .action(
      act(async () => {
        const lists = CONTENT_KINDS.map(async (kind) => {
          const { operator } = CONTENT_PATHS[kind];
          const answer = await ask({ method: 'GET', path: `${operator}/reports` });
          return (answer as ReportedItemsResponse).items.map((item) => ({ kind, ...item }));
        });
        const result = (await Promise.all(lists)).flat().toSorted(byLatestReport);
        return { result, text: `${result.map(describeReported).join('\n') || 'No open reports.'}\n` };
      }),
    );
  const change = (action: 'hide' | 'show', done: string) =>
    act(async (kind: ContentKind, id: string, { reason }: { reason?: string }) => {
      const path = `${CONTENT_PATHS[kind].operator}/${id}/${action}`;
      const result = await ask({ method: 'POST', path, reason });
      return { result, text: `${kind} ${id} ${done}\n` };
    });
  const kind = () => new Argument('<kind>', 'kind of content').choices(CONTENT_KINDS);
  program
    .command('hide')
    .description('hide an item from everyone but its owner, who sees the reason; closes its reports')
    .addArgument(kind())
    .argument('<id>', 'ID', checkedId)
    .requiredOption('--reason <text>', 'reason, shown to the owner')
    .action(change('hide', 'is hidden'));
  program
    .command('show')
    .description('unhide an item, or dismiss its reports')
    .addArgument(kind())
    .argument('<id>', 'ID', checkedId)
    .action(change('show', 'is visible, its reports are closed'));
}

function defineWordCommands(program: Command, act: Act, ask: CallSite): void {
  program
    .command('words')
    .description('list words blocked in names of co-created colours')
    .action(
      act(async () => {
        const result = (await ask({ method: 'GET', path: 'co-create/words' })) as BlockedWordsResponse;
        const lines = result.words.map(({ word, by, at }) => `${word}  by ${by}  ${at}\n`);
        return { result, text: lines.join('') || 'No words are blocked.\n' };
      }),
    );
  const change = (path: string, done: string) =>
    act(async (word: string) => {
      const result = await ask({ method: 'POST', path: `co-create/words${path}`, body: { word } });
      return { result, text: `${word} ${done}\n` };
    });
  program
    .command('refuse-word')
    .description('block a word in new names')
    .argument('<word>')
    .action(change('', 'is blocked'));
  program
    .command('allow-word')
    .description('takes that back')
    .argument('<word>')
    .action(change('/remove', 'is allowed'));
}

function defineMembers(program: Command, act: Act, ask: CallSite): void {
  const call = (method: Call['method'], action = '') =>
    act(async (id: string, { reason }: { reason?: string }) => {
      const result = await ask({ method, path: `members/${id}${action}`, reason });
      return { result, text: `${describeMember(result as OperatorMember)}\n` };
    });
  program
    .command('member')
    .description('show a member and whether the account is limited')
    .argument('<member-id>', 'ID', checkedId)
    .action(call('GET'));
  program
    .command('limit')
    .description('bar a member from publishing, and notify them of the reason')
    .argument('<member-id>', 'ID', checkedId)
    .requiredOption('--reason <text>', 'reason, shown to the member')
    .action(call('POST', '/limit'));
  program
    .command('unlimit')
    .description('takes that back')
    .argument('<member-id>', 'ID', checkedId)
    .action(call('POST', '/unlimit'));
}

function checkedId(text: string): string {
  if (!/^[1-9]\d{0,15}$/.test(text)) throw new InvalidArgumentError('It must be a number.');
  return text;
}

function describeMember({ id, name, created_at, limited }: OperatorMember): string {
  const state = limited
    ? `publishes nothing since ${limited.since}, by ${limited.by}: ${limited.reason}`
    : 'not limited';
  return `member ${id}  ${name}  since ${created_at}  ${state}`;
}

type Reported = ReportedItem & { kind: ContentKind };

function byLatestReport(one: Reported, other: Reported): number {
  const [latest, otherLatest] = [one, other].map(({ reports }) =>
    Math.max(...reports.map(({ at }) => Date.parse(at))),
  );
  return otherLatest! - latest!;
}

function describeReported({ kind, id, name, description, colors, author, reports }: Reported): string {
  return [
    `${kind} ${id}  ${name}  ${colors.join(' ')}  ${description}  of member ${author.id} ${author.name}`,
    ...reports.map(({ at, reason, text, reporter }) => `  ${at}  ${reason}  ${reporter}  ${text}`.trimEnd()),
  ].join('\n');
}

async function callOperatorApi({ method, path, reason, body }: Call, options: SiteOptions): Promise<unknown> {
  const sent = body ?? (reason === undefined ? undefined : { reason });
  const { dataDir, siteUrl } = settings(process.env);
  const site = options.site ?? siteUrl;
  if (site === null) throw new Error('It goes over the running site: name it with --site or SITE_URL.');
  const token = readToken(options.tokenFile ?? join(dataDir, 'operator-token'));
  const response = await fetch(`${site.replace(/\/$/, '')}/api/operator/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': 'en',
      ...(options.code !== undefined && { [OPERATOR_CODE_HEADER]: options.code }),
      ...(sent !== undefined && { 'content-type': 'application/json' }),
    },
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
    // A redirect must not send the token to another site.
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
  return text === '' ? null : JSON.parse(text);
}

function readToken(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Error(`No operator's token is in ${file}. Name the file that holds one with --token-file.`);
  }
}

function parsed(text: string): { code?: string; message?: string } {
  try {
    return JSON.parse(text) as object;
  } catch {
    return {};
  }
}
