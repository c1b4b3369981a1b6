import { runCommandLine } from '@danqing/nest-kit/command-line';
import { describeFailure } from '@danqing/releases/site';
import { defineChecks } from './commands/define-checks.ts';
import { defineDevelopment } from './commands/define-development.ts';
import { defineShipping } from './commands/define-shipping.ts';

/** Runs `danqing` in the folder of an area and returns its exit code. */
export function runDanqing(argv: readonly string[]): Promise<number> {
  return runCommandLine(argv, {
    name: 'danqing',
    description: 'Build, check, serve and ship the area in this folder.',
    stdout: process.stdout,
    stderr: process.stderr,
    describeFailure,
    define(program, act) {
      defineDevelopment(program, act);
      defineChecks(program, act);
      defineShipping(program, act);
    },
  });
}
