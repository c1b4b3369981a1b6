// Validates settings, data folder, port and database first, and reports all errors at once. It runs before
// anything is built or changed. A separate program that runs from sources needs no build, and keeps its
// modules out of the supervisor's memory.
import { gatewayConfigFields, listenAddress, loadGatewayConfig } from '@danqing/gateway/config';
import { ConfigError } from '@danqing/nest-kit/config';
import { checkDatabase } from '@danqing/nest-kit/database';
import { checkDataDir } from './check-data-dir.ts';
import { checkPort } from './check-port.ts';
import { settings } from './settings.ts';

const { addresses, dataDir } = settings(process.env);
const embedded = Object.keys(addresses).length === 0;
let wrong: readonly string[] = [];

await report(() => {
  loadGatewayConfig({
    ...process.env,
    ...(embedded && { DATABASE_URL: 'postgres://embedded/' }),
    DATA_DIR: dataDir,
  });
});
await report(() => checkDataDir(dataDir));
if (isRight('PORT', 'HOST', 'NODE_ENV'))
  await report(() =>
    checkPort(read('PORT'), listenAddress({ HOST: read('HOST'), NODE_ENV: read('NODE_ENV') })),
  );
if (!wrong.some((problem) => problem.startsWith('DATABASE_')))
  await report(() => checkDatabase({ addresses }));

async function report(check: () => void | Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (error instanceof ConfigError) wrong = error.problems;
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Reads one valid setting, even when others are invalid. */
function read<Name extends 'PORT' | 'HOST' | 'NODE_ENV'>(name: Name) {
  return gatewayConfigFields[name].parse(process.env[name] || undefined) as ReturnType<
    (typeof gatewayConfigFields)[Name]['parse']
  >;
}

function isRight(...names: ('PORT' | 'HOST' | 'NODE_ENV')[]): boolean {
  return names.every((name) => gatewayConfigFields[name].safeParse(process.env[name] || undefined).success);
}
