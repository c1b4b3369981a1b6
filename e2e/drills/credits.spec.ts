import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  PALETTE_LIMITS,
  type ClaimResponse,
  type Palette,
  type PaletteResponse,
} from '@danqing/contracts/palettes';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { killAll } from '../support/processes.ts';
import { bearer, newMember, type Member } from '../support/members.ts';
import { externalDatabase } from '../support/external-database.ts';
import { removeDataDir, startSite, copyFirstStartDataDir, type Site } from '../support/site.ts';

test.describe.configure({ mode: 'serial' });

let dataDir: string;
test.beforeAll(() => {
  dataDir = copyFirstStartDataDir();
});
test.afterAll(() => removeDataDir(dataDir));
test.afterEach(() => killAll(dataDir));

async function credits(...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: await externalDatabase(dataDir),
    SITE_URL: 'none',
  };
  return (await promisify(execFile)(process.execPath, ['tools/credits.ts', ...args], { env })).stdout;
}

// Uses fetch because Playwright's own requests take five seconds for a few dozen at once.
const post = (site: Site, member: Member, path: string, body: object): Promise<Response> =>
  fetch(`${site.url}/api/${path}`, {
    method: 'POST',
    headers: { ...bearer(member), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function save(site: Site, owner: Member, name: string): Promise<Palette> {
  const answer = await post(site, owner, 'palettes', { name, colors: [{ hex: '#ED5126' }] });
  return ((await answer.json()) as PaletteResponse).data;
}

const claimOf = (resourceId: number) => ({ resourceType: 'palette', resourceId });

/** Returns the status of a claim, or 0 when the server was killed meanwhile. */
async function claim(site: Site, member: Member, resourceId: number): Promise<number> {
  try {
    return (await post(site, member, 'downloads/claim', claimOf(resourceId))).status;
  } catch {
    return 0;
  }
}

const balanceOf = async (request: APIRequestContext, site: Site, member: Member): Promise<number> => {
  const answer = await request.get(`${site.url}/api/auth/me`, { headers: bearer(member) });
  return ((await answer.json()) as { data: { user: { credits: number } } }).data.user.credits;
};

test('a server that is killed in the middle of 500 claims at once charges exactly what it granted', async ({
  request,
}) => {
  const before = await startSite({ dataDir });
  const [owner, member] = [await newMember(request, before.url), await newMember(request, before.url)];
  await credits('grant', String(member.user.id), '40', '--reason', 'drill');
  const palettes = await Promise.all(
    Array.from({ length: 60 }, (_, index) => save(before, owner, `调色板 ${index}`)),
  );
  expect(palettes.length).toBeLessThan(PALETTE_LIMITS.perMember);
  const own = await save(before, member, '自己的');
  const wanted = Array.from({ length: 500 }, (_, index) => {
    if (index % 25 === 0) return own.id;
    if (index % 26 === 0) return 2_000_000_000;
    return palettes[index % palettes.length]?.id ?? 0;
  });
  let answered = 0;
  const claims = wanted.map(async (id) => {
    const status = await claim(before, member, id);
    answered += 1;
    if (answered === 40) killAll(dataDir);
    return status;
  });
  const first = await Promise.all(claims);
  expect(first).toContain(0);

  const after = await startSite({ dataDir });
  await credits('audit');
  // Repeats every claim, as impatient clients would. A palette is charged at most once.
  const second = await Promise.all(wanted.map((id) => claim(after, member, id)));
  await credits('audit');
  expect(await balanceOf(request, after, member)).toBe(0);
  const paid = new Set(wanted.filter((id, index) => second[index] === 200 && id !== own.id));
  expect(paid.size).toBe(50);
  for (const [index, id] of wanted.entries()) {
    if (id === own.id) expect(second[index]).toBe(200);
    else if (id === 2_000_000_000) expect(second[index]).toBe(404);
    else expect([200, 402]).toContain(second[index]);
    if (first[index] === 200) expect(second[index]).toBe(200);
  }
  await expect(async () => {
    const downloads = await Promise.all(
      palettes.map(async ({ id }) => {
        const answer = await fetch(`${after.url}/api/palettes/${id}`);
        return ((await answer.json()) as PaletteResponse).data.downloads;
      }),
    );
    expect(downloads.filter((count) => count === 1).length).toBe(50);
    expect(downloads.filter((count) => count === 0).length).toBe(10);
  }).toPass();
  await after.stop();
});

test('the same claim a hundred times charges once', async ({ request }) => {
  const site = await startSite({ dataDir });
  const [owner, member] = [await newMember(request, site.url), await newMember(request, site.url)];
  const palette = await save(site, owner, '一次');
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => post(site, member, 'downloads/claim', claimOf(palette.id))),
  );
  const balances = await Promise.all(answers.map(async (answer) => (await answer.json()) as ClaimResponse));
  expect(new Set(balances.map(({ data }) => data.credits))).toEqual(new Set([9]));
  await credits('audit');
  await site.stop();
});
