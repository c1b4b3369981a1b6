// Runs on the Node version that npm uses, so it is plain JavaScript. The scripts need Node 24, which npm
// installs as an optional platform package. Without it (`--omit=optional`, another platform) they would
// silently run on an older system Node.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Danqing's scripts need Node 22.18 or newer, and this is Node ${process.versions.node}.\n` +
      'On Linux x64 and arm64 "npm ci" brings Node 24 along (do not omit optional dependencies);\n' +
      'on other platforms install Node 24 yourself.',
  );
  process.exit(1);
}
if (!existsSync(join(import.meta.dirname, '../node_modules'))) {
  console.error('Nothing is installed yet: run "npm ci" first.');
  process.exit(1);
}
