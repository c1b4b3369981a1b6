import { build, refuseWithoutBundler } from './build.ts';
import { run } from './steps.ts';

/** Checks whether a start can succeed, then builds what is not built. Throws when it cannot, before anything has changed. */
export async function prepareStart(
  env: NodeJS.ProcessEnv,
  { toBuild, signal }: { toBuild: boolean; signal: AbortSignal },
): Promise<void> {
  const passed = await check(env, toBuild);
  // Also beside wrong settings: everything that is to be done is told at once.
  if (toBuild) refuseWithoutBundler();
  if (!passed) throw new Error('nothing was started');
  // A build takes long enough for another start to take the port.
  if (toBuild && (await build([], { signal })) && !(await check(env, toBuild)))
    throw new Error('nothing was started');
}

/** From sources where something may have to be built, from what was built where that is all there is. */
const check = async (env: NodeJS.ProcessEnv, sources: boolean): Promise<boolean> =>
  (await run('node', [...(sources ? ['--conditions=@danqing/source'] : []), 'tools/check-start.ts'], env)) ===
  0;
