import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyWorkspace } from '../support/copy-workspace.ts';
import { expect, test } from '../support/test.ts';

const WORKSPACE = dirname(dirname(import.meta.dirname));
const program = (name: string) => join(WORKSPACE, 'node_modules/.bin', name);

/** Links third-party packages to the workspace's, and Danqing's own packages to the copy. */
function installInto(workspace: string): void {
  const [installed, modules] = [join(WORKSPACE, 'node_modules'), join(workspace, 'node_modules')];
  rmSync(modules);
  mkdirSync(join(modules, '@danqing'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@danqing') symlinkSync(join(installed, name), join(modules, name));
  const groups = readdirSync(join(workspace, 'libs')).map((group) => `libs/${group}`);
  for (const group of [...groups, 'services'])
    for (const name of readdirSync(join(workspace, group)))
      symlinkSync(join(workspace, group, name), join(modules, '@danqing', name));
}

test('a new service compiles, migrates, passes its tests, and answers mounted and split', () => {
  test.slow();
  const workspace = copyWorkspace('tools', 'libs', 'services', 'docs');
  const run = (command: string, args: string[]) =>
    execFileSync(command, args, { cwd: workspace, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const source = '--conditions=@danqing/source';
  try {
    run(process.execPath, [source, 'tools/service-new.ts', 'almanac', '--no-install']);
    installInto(workspace);
    run(program('prettier'), ['--check', 'services/almanac', 'libs/api/contracts/src']);
    run(process.execPath, [
      'tools/typecheck.ts',
      'libs/api/contracts',
      'services/almanac',
      'services/gateway',
    ]);
    run(program('tsc'), ['-p', 'services/almanac/tsconfig.build.json', '--noCheck']);
    expect(existsSync(join(workspace, 'services/almanac/dist/main.js'))).toBe(true);
    const tests = ['services/almanac', 'services/gateway/src/server/access.api.test.ts'];
    const filter = ['-t', 'lists what there is|every endpoint|GET /api/almanac'];
    expect(run(program('vitest'), ['run', '--project', 'service', ...tests, ...filter])).toContain(
      '5 passed',
    );
  } finally {
    rmSync(workspace, { recursive: true });
  }
});
