import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidArgumentError, type Command } from '@danqing/nest-kit/command-line';
import { parseSite, readTokenFile, tokenSchema, type RunningSite } from '@danqing/releases/site';

export interface SiteOptions {
  site?: string;
  tokenFile?: string;
}

/** Adds the options that name a running site. */
export const withSite = (command: Command): Command =>
  command
    .option(
      '--site <url>',
      'running site (default: DANQING_SITE, else "danqing": { "site": … } in package.json)',
    )
    .option('--token-file <file>', "file with a publisher's token (default: the token in DANQING_TOKEN)");

/**
 * Returns the site that options, environment or package.json name, with its token.
 *
 * @throws {InvalidArgumentError} when the site or the token is missing
 */
export async function openSite({ site, tokenFile }: SiteOptions): Promise<RunningSite> {
  const url = site ?? process.env.DANQING_SITE ?? readSite();
  if (!url)
    throw new InvalidArgumentError(
      'Name the site: --site https://…, DANQING_SITE, or "danqing": { "site": "https://…" } in package.json.',
    );
  return { url: parseSite(url), token: await readToken(tokenFile) };
}

async function readToken(file: string | undefined): Promise<string> {
  if (file !== undefined) return readTokenFile(file);
  const { DANQING_TOKEN } = process.env;
  if (!DANQING_TOKEN)
    throw new InvalidArgumentError(
      "Give a publisher's token: --token-file <file>, or DANQING_TOKEN. An operator of the site makes one with: release publisher add.",
    );
  const token = tokenSchema.safeParse(DANQING_TOKEN);
  if (!token.success) throw new InvalidArgumentError('DANQING_TOKEN is not a token.');
  return token.data;
}

function readSite(): string | undefined {
  const file = join(process.cwd(), 'package.json');
  if (!existsSync(file)) return undefined;
  const { danqing } = JSON.parse(readFileSync(file, 'utf8')) as { danqing?: { site?: string } };
  return danqing?.site;
}
