import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Color } from '@danqing/contracts/colors';
import { openCreditsToSeed } from '@danqing/credits';
import { seedMembers } from '@danqing/identity';
import type { DatabaseService, DatabaseUrls } from '@danqing/nest-kit';
import { WORKSPACE } from '../steps.ts';
import { EXAMPLE_MEMBERS } from './example-members.ts';
import { seedColors } from './seed-colors.ts';
import { seedPalettes } from './seed-palettes.ts';
import type { Seed } from './seed-site.ts';

const SEEDS: readonly Seed[] = [seedPalettes, seedColors];
export const SEED_SERVICES: readonly DatabaseService[] = ['identity', 'credits', 'palettes', 'cocreate'];

export async function fillSite(urls: DatabaseUrls): Promise<Record<string, number>> {
  const { members, added } = await makeMembers(urls);
  const colors = JSON.parse(
    readFileSync(join(WORKSPACE, 'services/colors/data/colors.json'), 'utf8'),
  ) as Color[];
  let total: Record<string, number> = { members: added };
  for (const seed of SEEDS) total = { ...total, ...(await seed({ urls, members, colors })) };
  return total;
}

export function describeSeeding(added: Readonly<Record<string, number>>): string {
  const parts = Object.entries(added)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`);
  const [somebody] = EXAMPLE_MEMBERS;
  return parts.length === 0
    ? 'nothing added: everything exists already\n'
    : `added ${parts.join(', ')}; sign in as one of them with ${somebody?.email}\n`;
}

async function makeMembers(urls: DatabaseUrls) {
  const { credits, close } = await openCreditsToSeed(urls.credits);
  return seedMembers(urls.identity, EXAMPLE_MEMBERS, credits).finally(close);
}
