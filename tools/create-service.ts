import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

const TEMPLATE = join(import.meta.dirname, 'service-template');

export class ServiceRefusedError extends Error {}

/**
 * Creates a service in `workspace` and adds it to every list of services. It builds, migrates, responds at
 * `/api/<name>` mounted and on its own, offers a port, and has tests.
 *
 * @throws {ServiceRefusedError} for an invalid name or a name in use
 */
export async function createService(workspace: string, service: string): Promise<void> {
  if (!/^[a-z]{3,20}$/.test(service))
    throw new ServiceRefusedError(
      `${service} is no name for a service: one lower-case word, such as almanac`,
    );
  const known = ['auth', 'dev', 'docs', 'downloads', 'gateway', 'internal', 'jobs', 'operator'];
  const [target, contracts] = [join('services', service), join('libs/api/contracts/src', service)];
  if (known.includes(service) || [target, contracts].some((folder) => existsSync(join(workspace, folder))))
    throw new ServiceRefusedError(`${service} is taken`);
  const names: Record<string, string> = {
    service,
    Service: service.charAt(0).toUpperCase() + service.slice(1),
    SERVICE: service.toUpperCase(),
    stamp: String(Date.now()),
  };
  const fill = (text: string) =>
    text.replace(/__(service|Service|SERVICE|stamp)__/g, (_, name: string) => names[name] ?? '');
  await writeFilled(join(TEMPLATE, 'service'), join(workspace, target), fill);
  await writeFilled(join(TEMPLATE, 'contracts'), join(workspace, contracts), fill);
  await writeFilled(join(TEMPLATE, 'ports'), join(workspace, 'libs/api/contracts/src/ports'), fill);

  const lists: [file: string, ...changes: [before: RegExp, line: string][]][] = [
    [
      'libs/server/nest-kit/src/database/roles/database-services.ts',
      [/(?<=DATABASE_SERVICES = \[\n(?: {2}'\w+',\n)*)(?=\] as const)/, `  '${service}',\n`],
    ],
    [
      'services/gateway/src/services.ts',
      [
        /(?<=SERVICES: [^=]*= \[\n(?: {2}\{.*\},\n)*)(?=\];)/,
        `  { name: '${service}', load: () => import('@danqing/${service}') },\n`,
      ],
    ],
    ['services/gateway/package.json', [/(?= {4}"@danqing\/contracts")/, `    "@danqing/${service}": "*",\n`]],
    [
      'libs/api/contracts/src/api/api.ts',
      [/^/, `import { ${names.SERVICE}_API } from '../${service}/api.ts';\n`],
      [/(?= {2}gateway: )/, `  ${service}: ${names.SERVICE}_API,\n`],
    ],
    [
      'libs/api/contracts/src/ports/index.ts',
      [/(?=export \* from '\.\/port\.ts')/, `export * from './${service}-port.ts';\n`],
    ],
    [
      'services/gateway/src/server/access.api.test.ts',
      [/(?<=const TABLE: [^=]*= \{\n)/, `  'GET /api/${service}': { statuses: everybody(200) },\n`],
    ],
    [
      'docs/CONTEXT.md',
      [/(?=\| `services\/operators` )/, `| \`services/${service}\` | What this service is for. |\n`],
    ],
  ];
  for (const [file, ...changes] of lists) {
    const path = join(workspace, file);
    const text = changes.reduce(
      (before, [place, line]) => {
        if (!place.test(before)) throw new Error(`${file} has no place for a service: ${place}`);
        return before.replace(place, () => line);
      },
      readFileSync(path, 'utf8'),
    );
    writeFileSync(path, text);
  }
}

async function writeFilled(from: string, to: string, fill: (text: string) => string): Promise<void> {
  mkdirSync(to, { recursive: true });
  cpSync(from, to, { recursive: true });
  for (const path of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    const file = join(to, path);
    if (!path.includes('.')) continue;
    const filled = fill(readFileSync(file, 'utf8'));
    writeFileSync(file, await format(filled, { ...(await resolveConfig(file)), filepath: file }));
    renameSync(file, fill(file));
  }
}
