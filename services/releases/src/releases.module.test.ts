import { NestFactory } from '@nestjs/core';
import type { ReleasesPort } from '@danqing/contracts/releases';
import { expect, test } from 'vitest';
import { openTestPlane, ship } from './testing/open-plane.ts';
import { ReleasesModule } from './releases.module.ts';
import { RELEASES_PORT } from './documents/releases-port.ts';

test('the module offers the document and lets its connections go when the application closes', async () => {
  const plane = await openTestPlane();
  const release = await ship(plane, { area: 'shell' });
  const countConnections = async () => {
    const rows = await plane.database.query<{ count: number }[]>(
      'select count(*)::int as count from pg_stat_activity where datname = current_database()',
    );
    return rows[0]?.count;
  };
  const before = await countConnections();
  const module = ReleasesModule.forRoot(plane);
  const app = await NestFactory.createApplicationContext(module, { logger: false });
  const resolved = await app.get<ReleasesPort>(RELEASES_PORT).getDocument(null);
  expect(resolved?.document).toMatchObject({ sequence: 1, shell: { release }, areas: [] });
  expect(await countConnections()).toBeGreaterThan(before!);
  await app.close();
  await expect.poll(countConnections).toBe(before);
});
