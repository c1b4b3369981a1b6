import { resolve } from 'node:path';
import { databaseConfigOf } from '@danqing/nest-kit/config';
import { runningSite } from './running-site.ts';
import { WORKSPACE } from './steps.ts';

/** Reads the settings of the command-line programs. The gateway validates the rest. */
export function settings(env: NodeJS.ProcessEnv) {
  const dataDir = resolve(WORKSPACE, env.DATA_DIR || '.data');
  return {
    addresses: databaseConfigOf(env),
    dataDir,
    environment: env.RELEASE_ENVIRONMENT || undefined,
    signingKey: env.RELEASE_SIGNING_KEY || undefined,
    /** Base URL of the site for links, if `PUBLIC_URL` is set. */
    publicUrl: URL.canParse(env.PUBLIC_URL ?? '')
      ? new URL(env.BASE_PATH || '/', env.PUBLIC_URL).href
      : undefined,
    /**
     * Address of the site with this data folder on this machine, running or not; null skips every check
     * against a site.
     */
    siteUrl:
      env.SITE_URL === 'none'
        ? null
        : env.SITE_URL ||
          runningSite(dataDir) ||
          `http://localhost:${env.PORT || '8080'}${env.BASE_PATH || '/'}`,
  };
}
