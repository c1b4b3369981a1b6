import { execFileSync } from 'node:child_process';
import { runCommandLine } from '@danqing/nest-kit/command-line';
import { deleteSources, sourcesOf } from './area-sources.ts';
import { run, WORKSPACE } from './steps.ts';

interface Options {
  reason: string;
  deleteSources?: true;
  install: boolean;
  as?: string;
}

process.exitCode = await runCommandLine(process.argv.slice(2), {
  name: 'npm run area:retire --',
  description:
    'Retires an area: removes it from the navigation and serves 410 for its pages. Activating a release restores it.',
  stdout: process.stdout,
  stderr: process.stderr,
  define(program, act) {
    program
      .argument('<area>', 'name of the area, such as tea-house')
      .requiredOption('--reason <text>', 'reason, stored in the history')
      .option('--as <name>', 'who you are (default: OPERATOR)')
      .option('--delete-sources', 'also delete its folder in this workspace, if fully committed')
      .option('--no-install', 'do not update the lock file')
      .action(
        act(async (area: string, { reason, deleteSources: deletes, install, as }: Options) => {
          const name = as === undefined ? [] : ['--as', as];
          const moved = await run('node', ['tools/release.ts', 'retire', area, '--reason', reason, ...name]);
          if (moved !== 0) return { result: { area }, text: '', refused: true };
          const folder = sourcesOf(WORKSPACE, area);
          if (folder === null)
            return { result: { area }, text: 'This workspace has no sources of the area.\n' };
          if (!deletes)
            return {
              result: { area, folder },
              text: `Its sources stay in ${folder}; a start leaves it retired. To delete them: git rm -r ${folder} && npm install\n`,
            };
          deleteSources(WORKSPACE, folder);
          if (install)
            execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: WORKSPACE, stdio: 'inherit' });
          return {
            result: { area, folder },
            text: `${folder} is deleted; git brings it back until you commit.\n`,
          };
        }),
      );
  },
});
