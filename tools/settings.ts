import { resolve } from 'node:path';
import { WORKSPACE } from './steps.ts';

/** What the command-line programs themselves read from the environment; the gateway validates the rest. */
export function settings(env: NodeJS.ProcessEnv) {
  return {
    databaseUrl: env.DATABASE_URL || undefined,
    dataDir: resolve(WORKSPACE, env.DATA_DIR || '.data'),
    environment: env.RELEASE_ENVIRONMENT || undefined,
  };
}
