// Refuses a wrong configuration before anything is started, with everything that is wrong at once. A program of its own:
// what the gateway needs would otherwise stay in the supervisor's memory.
import { loadGatewayConfig } from '@danqing/gateway';
import { settings } from './settings.ts';

const { addresses, dataDir } = settings(process.env);
const embedded = Object.keys(addresses).length === 0;
try {
  loadGatewayConfig({
    ...process.env,
    ...(embedded && { DATABASE_URL: 'postgres://embedded/' }),
    DATA_DIR: dataDir,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
