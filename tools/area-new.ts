import { execFileSync } from 'node:child_process';
import { InvalidArgumentError, runCommandLine } from '@danqing/nest-kit/command-line';
import { AreaRefusedError, createArea, type NewArea } from './create-area.ts';
import { progress, WORKSPACE } from './steps.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), {
  name: 'npm run area:new --',
  description: 'Creates an area that builds, mounts and has tests. No further registration is needed.',
  stdout: process.stdout,
  stderr: process.stderr,
  define(program, act) {
    program
      .argument('<folder>', 'folder in this workspace: mf- and the name of the area, such as mf-tea-house')
      .option('--zh <title>', 'Chinese title (default: the name of the area)')
      .option('--en <title>', 'English title (default: the name of the area)')
      .option('--ja <title>', 'Japanese title (default: the name of the area)')
      .option('--no-install', 'do not update the lock file')
      .action(
        act(async (folder: string, { install, ...titles }: NewArea['titles'] & { install: boolean }) => {
          await createArea(WORKSPACE, { folder, titles }).catch((error: unknown) => {
            throw error instanceof AreaRefusedError ? new InvalidArgumentError(error.message) : error;
          });
          progress('area', `${folder} written`);
          // `npm ci` fails for a workspace that the lock file does not name.
          if (install)
            execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: WORKSPACE, stdio: 'inherit' });
          const area = folder.slice('mf-'.length);
          return { result: { folder, area }, text: `next: npm run dev -- ${area}, then open /${area}\n` };
        }),
      );
  },
});
