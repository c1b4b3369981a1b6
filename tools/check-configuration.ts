// Refuses a wrong configuration before anything is started, with everything that is wrong at once. A program of its own:
// what the gateway needs would otherwise stay in the supervisor's memory.
import { loadGatewayConfig } from '@danqing/gateway';
import { settings } from './settings.ts';

const { databaseUrl = 'postgres://embedded/', dataDir } = settings(process.env);
try {
  loadGatewayConfig({ ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
