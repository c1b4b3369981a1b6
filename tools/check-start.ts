// Refuses a start that would fail, before anything is built or changed: with everything that is wrong with the settings
// at once, or with a port that is taken. A program of its own, and from sources alone: nothing need be built for it,
// and what it reads does not stay in the supervisor's memory.
import { listenAddress, loadGatewayConfig } from '@danqing/gateway/config';
import { checkDataDir } from './check-data-dir.ts';
import { checkPort } from './check-port.ts';
import { settings } from './settings.ts';

const { addresses, dataDir } = settings(process.env);
const embedded = Object.keys(addresses).length === 0;
try {
  const config = loadGatewayConfig({
    ...process.env,
    ...(embedded && { DATABASE_URL: 'postgres://embedded/' }),
    DATA_DIR: dataDir,
  });
  checkDataDir(dataDir);
  await checkPort(config.PORT, listenAddress(config));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
