import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { limitPasswords, type DatabaseConfig } from '@danqing/nest-kit/config';
import { findMountBrowser, NO_BROWSER } from './smoke/find-mount-browser.ts';
import { progress, WORKSPACE } from './steps.ts';
import { supervise } from './supervise.ts';

/** Settings that the worker gets, beside its database. It runs code of releases in its browser. */
const PASSED = /^(?:PATH|HOME|TMPDIR|LANG|NODE_ENV|NODE_EXTRA_CA_CERTS|RELEASE_ENVIRONMENT|S3_.*)$/;

interface MountsOptions {
  env: NodeJS.ProcessEnv;
  browser: string;
  database: DatabaseConfig;
  dataDir: string;
  siteUrl: string;
  nodeOptions: readonly string[];
}

/**
 * Returns the browser for mounting releases, and says so where there is none.
 *
 * @returns null without an installed browser, or with MOUNT_WORKER=off
 */
export async function chooseMountBrowser(env: NodeJS.ProcessEnv): Promise<string | null> {
  const off = env.MOUNT_WORKER === 'off';
  const browser = off ? null : await findMountBrowser(env).catch(() => null);
  progress('mounts', browser ?? (off ? 'off: releases are not tried in a browser' : NO_BROWSER));
  return browser;
}

/** Runs a mount worker beside the site, which does not depend on it. Returns the function that stops it. */
export function superviseMounts({
  env,
  browser,
  database,
  dataDir,
  siteUrl,
  nodeOptions,
}: MountsOptions): () => Promise<void> {
  const passed = Object.fromEntries(Object.entries(env).filter(([name]) => PASSED.test(name)));
  const worker = supervise({
    name: 'mounts',
    limits: { stopMs: 15_000 },
    start: () =>
      spawn(process.execPath, [...nodeOptions, join(WORKSPACE, 'tools/mount-worker.ts')], {
        cwd: WORKSPACE,
        env: {
          ...passed,
          ...limitPasswords(database, ['releases']),
          DATA_DIR: dataDir,
          SITE_URL: siteUrl,
          CHROMIUM_PATH: browser,
        },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        detached: true,
      }),
  });
  let ended: Promise<void> | null = null;
  return () => {
    if (!ended) worker.stop();
    return (ended ??= worker.ended.then(
      () => undefined,
      () => undefined,
    ));
  };
}
