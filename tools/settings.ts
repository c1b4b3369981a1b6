import { resolve } from 'node:path';
import { databaseConfigOf } from '@danqing/nest-kit/config';
import { runningSite } from './running-site.ts';
import { WORKSPACE } from './steps.ts';

/** What the command-line programs themselves read from the environment; the gateway validates the rest. */
export function settings(env: NodeJS.ProcessEnv) {
  const dataDir = resolve(WORKSPACE, env.DATA_DIR || '.data');
  return {
    addresses: databaseConfigOf(env),
    dataDir,
    environment: env.RELEASE_ENVIRONMENT || undefined,
    /** Where the site of this data folder answers on this machine, or would with these settings; null: none is asked. */
    siteUrl:
      env.SITE_URL === 'none'
        ? null
        : env.SITE_URL ||
          runningSite(dataDir) ||
          `http://localhost:${env.PORT || '8080'}${env.BASE_PATH || '/'}`,
  };
}
