// Runs the tests that should kill one room's mutants. `MUTATION_PROJECT` names their project in the
// workspace's configuration, `MUTATION_TESTS` their glob patterns. StrykerJS's own option for test files
// activates mutants of constants too late (stryker-mutator/stryker-js#6144).
import { join } from 'node:path';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const { default: workspace } = (await import(join(process.cwd(), 'vitest.config.ts'))) as {
  default: ViteUserConfig;
};
const { MUTATION_PROJECT, MUTATION_TESTS = '' } = process.env;
const project = workspace.test?.projects?.find(
  (one) => typeof one === 'object' && 'test' in one && one.test?.name === MUTATION_PROJECT,
);
if (typeof project !== 'object' || !('test' in project))
  throw new Error(`There is no project '${MUTATION_PROJECT}'`);

export default defineConfig({
  ...project,
  root: process.cwd(),
  test: { ...project.test, include: MUTATION_TESTS.split(' ') },
});
