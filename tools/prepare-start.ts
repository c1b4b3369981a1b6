import { build, requireBundler } from './build.ts';
import { run } from './steps.ts';

/**
 * Checks whether a start can succeed, then builds outdated units.
 *
 * @throws {Error} when a check fails, before anything has changed
 */
export async function prepareStart(
  env: NodeJS.ProcessEnv,
  { toBuild, signal }: { toBuild: boolean; signal: AbortSignal },
): Promise<void> {
  const passed = await check(env, toBuild);
  // Reports a missing bundler together with invalid settings.
  if (toBuild) requireBundler();
  if (!passed) throw new Error('nothing was started');
  // During a long build, another start may have taken the port.
  if (toBuild && (await build([], { signal })) && !(await check(env, toBuild)))
    throw new Error('nothing was started');
}

const check = async (env: NodeJS.ProcessEnv, sources: boolean): Promise<boolean> =>
  (await run('node', [...(sources ? ['--conditions=@danqing/source'] : []), 'tools/check-start.ts'], env)) ===
  0;
