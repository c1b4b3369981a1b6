import type { SecurityEvent } from '@danqing/contracts/operators';
import type { ReleaseSource } from '@danqing/contracts/releases';
import type { StorageOptions } from '@danqing/nest-kit/storage';
import { by, commandOf, runCommandLine, type Failure, type Streams } from '@danqing/nest-kit/command-line';
import type { SmokeCheck } from '../plane/smoke-check.ts';
import { actorSchema, DEFAULT_ENVIRONMENT, environmentSchema } from '../plane/operator-input.ts';
import { ReleaseError } from '../release/release-error.ts';
import { SiteRefusedError } from '../upload/site-request.ts';
import { defineHandOver } from './hand-over.ts';
import { defineMoves } from './move-commands.ts';
import { onPlane, type PlaneOptions } from './on-plane.ts';
import { definePlaneCommands } from './plane-commands.ts';

export interface ReleaseCliContext extends Streams {
  openDatabase: () => Promise<string>;
  dataDir: string;
  s3?: StorageOptions['s3'];
  /** URL of the site that should serve this database; `--site` overrides it. Null skips the check of the site. */
  site?: string | null | undefined;
  /** Milliseconds that a site may take to serve a move. */
  serveLimitMs?: number;
  environment?: string | undefined;
  /**
   * Mounts a release in a browser for the gate, in the site that `--site` names. Without it the check is
   * `unknown`, and activation requires `--force`.
   */
  smoke?: ((site: string | undefined) => SmokeCheck) | undefined;
  source?: ((folder: string) => ReleaseSource | undefined) | undefined;
  builds?: ((folder: string) => string[]) | undefined;
  record?: ((event: SecurityEvent) => Promise<void>) | undefined;
  actor: string;
}

const NOTES = `
The gate mounts a release in Chromium or Chrome (found or named by CHROMIUM_PATH) inside the running site, unseen by visitors.
Without a browser or a site the check is inconclusive, and activate and canary require --force.
Releases can be abbreviated to six or more leading digits of their ID.`;

export function runReleaseCli(argv: readonly string[], context: ReleaseCliContext): Promise<number> {
  return runCommandLine(argv, {
    ...context,
    name: commandOf('release'),
    description: 'Publish, inspect and roll back releases.',
    describeFailure,
    define(program, act) {
      program
        .option('--actor <name>', 'actor (default: the user of this shell)', by(actorSchema))
        .option(
          '--environment <name>',
          `target environment (default: RELEASE_ENVIRONMENT or ${DEFAULT_ENVIRONMENT})`,
          by(environmentSchema),
        )
        .option(
          '--site <url>',
          'URL of the running site (default: SITE_URL, else this ' +
            "machine's). The gate mounts releases in it, publish --token-file uploads to it, and moves are verified against it. none: no site",
        )
        .addHelpText('after', NOTES);
      const plane = onPlane(context, () => program.opts<PlaneOptions>());
      definePlaneCommands(program, act, { context, plane });
      defineMoves(program, act, plane);
      defineHandOver(program, act, { context, plane });
    },
  });
}

function describeFailure(error: unknown): Failure {
  const { code, message, details, gate } = toBody(error);
  return {
    text: [code === null ? message : `${code}: ${message}`, ...details.map((detail) => `  ${detail}`)].join(
      '\n',
    ),
    json: { code: code ?? 'FAILED', message, details, gate },
    usage: code === 'INPUT_INVALID',
  };
}

function toBody(error: unknown) {
  if (error instanceof ReleaseError)
    return { code: error.code, message: error.message, details: error.details, gate: error.gate };
  if (error instanceof SiteRefusedError) {
    const [message = '', ...details] = error.message.split(/\n\s*/);
    return { code: error.code, message, details, gate: null };
  }
  return {
    code: null,
    message: error instanceof Error ? error.message : String(error),
    details: [],
    gate: null,
  };
}
