import { parseArgs } from 'node:util';
import type { ReleaseSource } from '@danqing/contracts';
import { DEFAULT_ENVIRONMENT, openReleasePlane, type ReleasePlane } from '../release-plane.ts';
import { ReleaseError } from '../release-error.ts';
import type { SmokeCheck } from '../gate/check-release.ts';
import { DEFAULT_RETENTION } from '../retention/prune-releases.ts';
import type { StoreOptions } from '../store/open-store.ts';
import { SiteRefusedError } from '../upload/site-request.ts';
import { COMMANDS, HISTORY_LIMIT, type Outcome } from './commands.ts';
import { publishOnSite } from './publish-on-site.ts';
import { confirmMove, refuseOtherSite } from './confirm-move.ts';
import { parseSite } from './running-site.ts';

export interface ReleaseCliContext {
  /** Answers with the database's address. Asked once, and only by a command that needs the database. */
  openDatabase: () => Promise<string>;
  dataDir: string;
  /** Where releases are kept instead of `dataDir`. */
  s3?: StoreOptions['s3'];
  /** The site that should serve this database, unless `--site` says otherwise; null: none is asked. */
  site?: string | null | undefined;
  /** How long a move may take until the site serves it (milliseconds). */
  serveLimitMs?: number;
  /** Unless `--environment` says otherwise; default `production`. */
  environment?: string | undefined;
  /**
   * Mounts a release in a browser for the gate, in the site that `--site` names. Without it nobody knows, and activating
   * needs `--force`.
   */
  smoke?: ((site: string | undefined) => SmokeCheck) | undefined;
  /** Where the sources of a build folder come from; without it nobody knows. */
  source?: ((folder: string) => ReleaseSource | undefined) | undefined;
  /** Who acts, unless `--actor` says otherwise. */
  actor: string;
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
}

export const EXIT_CODES = { ok: 0, refused: 1, usage: 2 } as const;

export const RELEASE_CLI_HELP = `npm run release -- <command> [options]

  publish <folder>                    store a build (its release.json and files); nothing changes for visitors
  publish <folder> --site <url> --token-file <file>
                                      the same on a running site, as a publisher; needs neither database nor data folder
  check <area> <release>              what the gate would say; nothing moves
  activate <area> <release>           give a published release to everybody
  canary <area> <release> <percent>   give it to 1-99 percent of visitors, or the running canary to more or fewer
  promote <area>                      give the running canary to everybody
  rollback <area> [release]           take the canary back, else return to the release before; or to any earlier one
  kill <area>                         put a notice in the area's place
  revive <area>                       bring a killed area back as it was
  quarantine <area> <release>         never activate it until it is cleared; ends a canary of it
  unquarantine <area> <release>       clear it
  status                              what is active, and what could be
  history [area]                      the last ${HISTORY_LIMIT} moves, newest first
  publisher add <area> --name <name>  let somebody publish releases of one area on the running site; prints the token once
  publisher list                      who may publish, or could before
  publisher revoke <id>               take a publisher's token away for good
  verify [area]                       compare every stored file with what was published, and look for gaps in the history
  prune                               delete the files of releases that are old and out of use

  --reason <text>        why; every move needs it, and its history keeps it
  --force                move although the gate does not say compatible; marked for ever
  --actor <name>         who, instead of the user of this shell
  --environment <name>   whose pointers, instead of ${DEFAULT_ENVIRONMENT} or RELEASE_ENVIRONMENT
  --site <url>           the running site: where releases are mounted in a browser before they move
                         (default SITE_URL, else this machine's), where publish --token-file sends a build, and whether
                         it serves what was moved is asked; none: no site is asked
  --token-file <file>    publish: a file with a publisher's token
  --name <name>          publisher add: who, or what program, publishes
  --keep-days <n>        prune: keep every release this long after it was published (${DEFAULT_RETENTION.keepDays})
  --tab-hours <n>        prune: keep what was active within the life of a tab (${DEFAULT_RETENTION.tabLifetimeHours})
  --json                 print the result as JSON, and a refusal as JSON on standard error
  --help                 print this text

The gate opens a release in Chromium or Chrome (CHROMIUM_PATH can name it) inside the running site, for nobody else to see.
Without such a browser or site it says unknown, and a move needs --force.
A release may be given by the first six or more digits of its id.
Exit codes: 0 done, or nothing to do; 1 refused or failed (check: not compatible; verify: something is wrong); 2 bad input.
`;

/** Runs one command of the release plane and answers with the exit code. `argv` is without the program's own name. */
export async function runReleaseCli(argv: readonly string[], context: ReleaseCliContext): Promise<number> {
  const parsed = parseCommandLine(argv);
  if ('problem' in parsed) {
    context.stderr.write(`${parsed.problem}\n\n${RELEASE_CLI_HELP}`);
    return EXIT_CODES.usage;
  }
  if ('help' in parsed) {
    context.stdout.write(RELEASE_CLI_HELP);
    return EXIT_CODES.ok;
  }
  const { command, positionals, values } = parsed;
  let plane: ReleasePlane | null = null;
  try {
    const site = values.site === undefined || values.site === 'none' ? undefined : parseSite(values.site);
    const asked = values.site === 'none' ? null : (site ?? context.site);
    const tokenFile = values['token-file'];
    const source = context.source ?? (() => undefined);
    const call = {
      positionals,
      actor: values.actor ?? context.actor,
      reason: values.reason ?? '',
      force: values.force,
      name: values.name,
      source,
      keepDays: values['keep-days'],
      tabHours: values['tab-hours'],
    };
    let outcome: Outcome;
    if (site !== undefined && tokenFile !== undefined) {
      const folder = positionals[0] ?? '';
      outcome = await publishOnSite({ folder, site, tokenFile, source: source(folder) });
    } else {
      const databaseUrl = await context.openDatabase();
      plane = await openPlane(context, databaseUrl, values.environment, values.site === 'none' ? null : site);
      if (!command.onlyReads && asked) await refuseOtherSite(plane, asked);
      outcome = await command.run({ ...call, plane });
      if (outcome.moved && asked !== undefined)
        outcome = await confirmMove(outcome, outcome.moved, {
          plane,
          databaseUrl,
          site: asked,
          limitMs: context.serveLimitMs,
        });
    }
    const { result, text, refused } = outcome;
    context.stdout.write(values.json ? `${JSON.stringify(result)}\n` : text);
    return refused ? EXIT_CODES.refused : EXIT_CODES.ok;
  } catch (error) {
    context.stderr.write(
      values.json ? `${JSON.stringify({ error: toBody(error) })}\n` : describeError(error),
    );
    return error instanceof ReleaseError && error.code === 'INPUT_INVALID'
      ? EXIT_CODES.usage
      : EXIT_CODES.refused;
  } finally {
    await plane?.database.destroy();
  }
}

async function openPlane(
  { dataDir, smoke, ...context }: ReleaseCliContext,
  databaseUrl: string,
  environment: string | undefined,
  site: string | null | undefined,
): Promise<ReleasePlane> {
  return openReleasePlane({
    databaseUrl,
    dataDir,
    s3: context.s3,
    environment: environment ?? context.environment,
    smoke: site === null ? undefined : smoke?.(site),
  });
}

function parseCommandLine(argv: readonly string[]) {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        reason: { type: 'string' },
        actor: { type: 'string' },
        environment: { type: 'string' },
        force: { type: 'boolean', default: false },
        site: { type: 'string' },
        'token-file': { type: 'string' },
        name: { type: 'string' },
        'keep-days': { type: 'string' },
        'tab-hours': { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return { problem: (error as Error).message };
  }
  const { values } = parsed;
  if (values.help) return { help: true };
  const [first = '', ...rest] = parsed.positionals;
  const [verb, positionals] =
    first === 'publisher' ? [`publisher ${rest[0] ?? ''}`.trim(), rest.slice(1)] : [first, rest];
  const command = Object.hasOwn(COMMANDS, verb) ? COMMANDS[verb] : undefined;
  if (!command) return { problem: verb === '' ? 'Which command?' : `There is no command ${verb}.` };
  if (positionals.length < command.minArguments) return { problem: `${verb} needs more arguments.` };
  if (positionals.length > command.maxArguments)
    return { problem: `${verb} does not take so many arguments.` };
  if (command.needsReason && !values.reason?.trim())
    return { problem: `${verb} needs --reason: its history says why for ever.` };
  const { site, 'token-file': tokenFile } = values;
  if (tokenFile !== undefined && verb !== 'publish') return { problem: '--token-file is for publish alone.' };
  if (verb === 'publish' && (site === undefined) !== (tokenFile === undefined))
    return { problem: 'Publishing on a running site needs both --site and --token-file.' };
  return { values, positionals, command };
}

function toBody(error: unknown) {
  if (error instanceof ReleaseError)
    return { code: error.code, message: error.message, details: error.details, gate: error.gate };
  if (error instanceof SiteRefusedError) {
    const [message = '', ...details] = error.message.split(/\n\s*/);
    return { code: error.code, message, details, gate: null };
  }
  return { code: 'FAILED', message: String(error), details: [], gate: null };
}

function describeError(error: unknown): string {
  const { code, message, details } = toBody(error);
  return [`${code}: ${message}`, ...details.map((detail) => `  ${detail}`), ''].join('\n');
}
