import { execFileSync } from 'node:child_process';
import { InvalidArgumentError, runCommandLine } from '@danqing/nest-kit/command-line';
import { createService, ServiceRefusedError } from './create-service.ts';
import { progress, WORKSPACE } from './steps.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), {
  name: 'npm run service:new --',
  description:
    'Creates a service that builds, migrates, serves /api/<name> in the gateway and standalone, and has tests. No further registration is needed.',
  stdout: process.stdout,
  stderr: process.stderr,
  define(program, act) {
    program
      .argument('<name>', 'one lower-case word, such as almanac')
      .option('--no-install', 'do not update the lock file, settings and API description')
      .action(
        act(async (name: string, { install }: { install: boolean }) => {
          await createService(WORKSPACE, name).catch((error: unknown) => {
            throw error instanceof ServiceRefusedError ? new InvalidArgumentError(error.message) : error;
          });
          progress('service', `services/${name} and libs/api/contracts/src/${name} written`);
          if (install) {
            const run = (command: string, args: string[]) =>
              execFileSync(command, args, { cwd: WORKSPACE, stdio: 'inherit' });
            // `npm ci` fails for a workspace that the lock file does not name.
            run('npm', ['install', '--no-audit', '--no-fund']);
            const written = ['tools/settings-page.test.ts', 'tools/openapi.test.ts'];
            run('npx', ['vitest', 'run', '--project', 'unit', ...written, '--update']);
          }
          return { result: { name }, text: `next: npm start, then open /api/${name}\n` };
        }),
      );
  },
});
