import { resolve } from 'node:path';
import { WORKSPACE } from './steps.ts';

/** What the command-line programs themselves read from the environment; the gateway validates the rest. */
export function settings(env: NodeJS.ProcessEnv) {
  return {
    databaseUrl: env.DATABASE_URL || undefined,
    dataDir: resolve(WORKSPACE, env.DATA_DIR || '.data'),
    environment: env.RELEASE_ENVIRONMENT || undefined,
    /** Where the site answers that was started with these settings on this machine. */
    siteUrl: env.SITE_URL || `http://localhost:${env.PORT || '8080'}${env.BASE_PATH || '/'}`,
  };
}
