import { resolve } from 'node:path';
import { databaseConfigOf } from '@danqing/nest-kit/config';
import { WORKSPACE } from './steps.ts';

/** What the command-line programs themselves read from the environment; the gateway validates the rest. */
export function settings(env: NodeJS.ProcessEnv) {
  return {
    addresses: databaseConfigOf(env),
    dataDir: resolve(WORKSPACE, env.DATA_DIR || '.data'),
    environment: env.RELEASE_ENVIRONMENT || undefined,
    /** Where the site answers that was started with these settings on this machine; null: none is asked. */
    siteUrl:
      env.SITE_URL === 'none'
        ? null
        : env.SITE_URL || `http://localhost:${env.PORT || '8080'}${env.BASE_PATH || '/'}`,
  };
}
