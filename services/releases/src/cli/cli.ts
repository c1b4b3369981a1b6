import { by, commandOf, runCommandLine } from '@danqing/nest-kit/command-line';
import { actorSchema, DEFAULT_ENVIRONMENT, environmentSchema } from '../plane/operator-input.ts';
import type { ReleaseCliContext } from './cli-context.ts';
import { defineApprovals } from './approval-commands.ts';
import { describeFailure } from './describe-failure.ts';
import { defineFreezes } from './freeze-commands.ts';
import { defineHandOver } from './hand-over.ts';
import { defineLog } from './log-commands.ts';
import { defineMoves } from './move-commands.ts';
import { defineNotifications } from './notify-commands.ts';
import { onPlane, type PlaneOptions } from './on-plane.ts';
import { defineProvenance } from './provenance-commands.ts';
import { definePreviews } from './preview-commands.ts';
import { defineRollouts } from './rollout-commands.ts';
import { definePlaneCommands } from './plane-commands.ts';
import { defineSets } from './set-commands.ts';

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
        .option(
          '--as <name>',
          'who you are, stored with each change: an operator, once there are any (default: OPERATOR)',
          by(actorSchema),
        )
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
      definePreviews(program, act, { context, plane });
      defineNotifications(program, act, { context, plane });
      defineProvenance(program, act, { context, plane });
      defineMoves(program, act, plane);
      defineLog(program, act, plane);
      defineRollouts(program, act, plane);
      defineSets(program, act, plane);
      defineFreezes(program, act, { context, plane });
      defineApprovals(program, act, { context, plane });
      defineHandOver(program, act, { context, plane });
    },
  });
}
