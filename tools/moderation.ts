// npm run moderation -- <verb> …: what members report, and what operators do about it, over the running site, so that
// it is logged under the operator's name.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperatorMember } from '@danqing/contracts/identity';
import { OPERATOR_CODE_HEADER } from '@danqing/contracts/operators';
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
/** One call to the site; `path` is below `api/operator/`. */
interface Call {
  method: 'GET' | 'POST';
  path: string;
  reason?: string | undefined;
}

process.exitCode = await runCommandLine(process.argv.slice(2), {
  name: commandOf('moderation'),
  description: 'What members report, and what operators do about it.',
  stdout: process.stdout,
  stderr: process.stderr,
  define(program, act) {
    program
      .option('--site <address>', 'the running site; default: the one that these settings start')
      .option(
        '--token-file <file>',
        "holds the operator's token; default: the shared one of this data folder",
      )
      .option('--code <digits>', 'of the second factor, where the operator has one');
    const ask = (call: Call) => askSite(call, program.opts<SiteOptions>());
    program
      .command('reports')
      .description('palettes with open reports, the latest reported first')
      .action(
        act(async () => {
          const result = await ask({ method: 'GET', path: 'reports' });
          return { result, text: `${describeReports(result as ReportsResponse)}\n` };
        }),
      );
    definePalettes(program, act, ask);
    defineMembers(program, act, ask);
  },
});

type Ask = (call: Call) => Promise<unknown>;

function definePalettes(program: Command, act: Act, ask: Ask): void {
  const change = (action: 'hide' | 'show', done: string) =>
    act(async (id: string, { reason }: { reason?: string }) => {
      const result = await ask({ method: 'POST', path: `palettes/${id}/${action}`, reason });
      return { result, text: `palette ${id} ${done}\n` };
    });
  program
    .command('hide')
    .description('only its owner sees it from now on, with the reason; its reports are closed')
    .argument('<palette-id>', 'its number', checkedId)
    .requiredOption('--reason <text>', 'why; the owner reads it')
    .action(change('hide', 'is hidden'));
  program
    .command('show')
    .description('takes that back, or closes the reports of one that is all right')
    .argument('<palette-id>', 'its number', checkedId)
    .action(change('show', 'is shown, its reports are closed'));
}

function defineMembers(program: Command, act: Act, ask: Ask): void {
  const call = (method: Call['method'], action = '') =>
    act(async (id: string, { reason }: { reason?: string }) => {
      const result = await ask({ method, path: `members/${id}${action}`, reason });
      return { result, text: `${describeMember(result as OperatorMember)}\n` };
    });
  program
    .command('member')
    .description('who it is, and whether the account is limited')
    .argument('<member-id>', 'its number', checkedId)
    .action(call('GET'));
  program
    .command('limit')
    .description('the member publishes nothing from now on, and is told why')
    .argument('<member-id>', 'its number', checkedId)
    .requiredOption('--reason <text>', 'why; the member reads it')
    .action(call('POST', '/limit'));
  program
    .command('unlimit')
    .description('takes that back')
    .argument('<member-id>', 'its number', checkedId)
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

async function askSite({ method, path, reason }: Call, options: SiteOptions): Promise<unknown> {
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
      ...(reason !== undefined && { 'content-type': 'application/json' }),
    },
    ...(reason !== undefined && { body: JSON.stringify({ reason }) }),
    // A redirect must not carry the token to another site.
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
