// Publishes like the command line, in a process that a test interrupts. Run from source with `node
// --conditions=@danqing/source`.
import { publishOnSite } from '../cli/publish-on-site.ts';

export interface PublishingOrder {
  folder: string;
  site: string;
  token: string;
}

try {
  await publishOnSite(JSON.parse(process.argv[2] ?? '') as PublishingOrder);
} catch (error) {
  process.stderr.write(String(error));
  process.exitCode = 1;
}
