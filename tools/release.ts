import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { releaseSource } from '@danqing/mf-config/release-source';
import { s3SettingsOf } from '@danqing/nest-kit/config';
import { knownOperator, recordEvent } from '@danqing/operators';
import { budgetCeilingsOf, runReleaseCli } from '@danqing/releases';
import { buildFolders } from './area-folders.ts';
import { runWithSite } from './site-database.ts';
import { mountInProcess } from './smoke/mount-in-process.ts';

const MOUNT_LIMIT_MS = 120_000;

await runWithSite(
  ['releases', 'operators'],
  ({ dataDir, environment, siteUrl, publicUrl, signingKey }, open) =>
    runReleaseCli(process.argv.slice(2), {
      openDatabase: async () => (await open()).releases,
      dataDir,
      s3: s3SettingsOf(process.env),
      environment,
      record: async (event) => recordEvent((await open()).operators, event),
      source: (folder) => releaseSource(resolve(folder)),
      builds: (folder) =>
        existsSync(join(folder, 'shell/dist/release.json')) ? buildFolders(resolve(folder)) : [],
      site: siteUrl,
      publicUrl,
      signingKey,
      ceilings: budgetCeilingsOf(process.env),
      smoke:
        siteUrl === null
          ? undefined
          : (named) => (candidate) =>
              mountInProcess(named ?? siteUrl)(candidate, AbortSignal.timeout(MOUNT_LIMIT_MS)),
      operator: process.env.OPERATOR,
      knownOperator: async (name) => knownOperator((await open()).operators, name),
      stdout: process.stdout,
      stderr: process.stderr,
    }),
);
