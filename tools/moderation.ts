// npm run moderation -- <verb> …: handles members' reports through the running site, so that actions are
// logged under the operator's name.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreationReportsResponse } from '@danqing/contracts/creations';
import type { OperatorMember } from '@danqing/contracts/identity';
import { OPERATOR_CODE_HEADER } from '@danqing/contracts/operators';
import type { ColorReportsResponse, BlockedWordsResponse } from '@danqing/contracts/cocreate';
import type { ReportsResponse } from '@danqing/contracts/palettes';
import {
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
    program
      .command('reports')
      .description('list palettes, creations and co-created colours with open reports, latest report first')
      .action(
        act(async () => {
          const { palettes } = (await ask({ method: 'GET', path: 'reports' })) as ReportsResponse;
          const path = 'creation-reports';
          const { creations } = (await ask({ method: 'GET', path })) as CreationReportsResponse;
          const { colors } = (await ask({
            method: 'GET',
            path: 'co-create/reports',
          })) as ColorReportsResponse;
          const text = `${describeReports(palettes, creations, colors)}\n`;
          return { result: { palettes, creations, colors }, text };
        }),
      );
    defineContentCommands(program, act, ask, { what: 'palette', path: 'palettes', suffix: '' });
    defineContentCommands(program, act, ask, { what: 'creation', path: 'creations', suffix: '-creation' });
    defineContentCommands(program, act, ask, {
      what: 'co-created colour',
      path: 'co-create/colors',
      suffix: '-color',
    });
    defineWordCommands(program, act, ask);
    defineMembers(program, act, ask);
  },
});

type CallSite = (call: Call) => Promise<unknown>;

function defineContentCommands(
  program: Command,
  act: Act,
  ask: CallSite,
  { what, path, suffix }: { what: string; path: string; suffix: string },
): void {
  const change = (action: 'hide' | 'show', done: string) =>
    act(async (id: string, { reason }: { reason?: string }) => {
      const result = await ask({ method: 'POST', path: `${path}/${id}/${action}`, reason });
      return { result, text: `${what} ${id} ${done}\n` };
    });
  program
    .command(`hide${suffix}`)
    .description(`hide the ${what} from everyone but its owner, who sees the reason; closes its reports`)
    .argument(`<${what}-id>`, 'ID', checkedId)
    .requiredOption('--reason <text>', 'reason, shown to the owner')
    .action(change('hide', 'is hidden'));
  program
    .command(`show${suffix}`)
    .description(`unhide the ${what}, or dismiss its reports`)
    .argument(`<${what}-id>`, 'ID', checkedId)
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

function describeReports(
  palettes: ReportsResponse['palettes'],
  creations: CreationReportsResponse['creations'],
  colors: ColorReportsResponse['colors'],
): string {
  const things = [
    ...palettes.map(({ paletteId, name, ...palette }) => ({
      thing: `palette ${paletteId}  ${name}`,
      ...palette,
    })),
    ...creations.map(({ collectionId, title, content, ...creation }) => ({
      thing: `creation ${collectionId}  ${title}  ${content}`,
      ...creation,
    })),
    ...colors.map(({ colorId, name, hex, description, ...color }) => ({
      thing: `co-created colour ${colorId}  ${name}  ${hex}  ${description}`,
      ...color,
    })),
  ];
  if (things.length === 0) return 'No open reports.';
  return things
    .map(({ thing, author, reports }) =>
      [
        `${thing}  of member ${author.id} ${author.name}`,
        ...reports.map(({ at, reason, text, reporter }) =>
          `  ${at}  ${reason}  ${reporter}  ${text}`.trimEnd(),
        ),
      ].join('\n'),
    )
    .join('\n');
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
