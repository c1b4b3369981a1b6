import {
  DEFAULT_PREVIEW_DAYS,
  MAX_PREVIEW_AREAS,
  MAX_PREVIEW_DAYS,
  previewRequestSchema,
} from '@danqing/contracts/releases';
import { by, InvalidArgumentError, type Act, type Command } from '@danqing/nest-kit/command-line';
import { selectPreviews, type PreviewRow } from '../database/preview.queries.ts';
import { readReleaseKey } from '../documents/release-key.ts';
import { areaSchema, countSchema, releasePrefixSchema } from '../plane/operator-input.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { createPreview, type NewPreview } from '../previews/create-preview.ts';
import { previewEvent } from '../previews/preview-event.ts';
import { toLink, type PreviewLink } from '../previews/preview-link.ts';
import { PreviewTokens, withPath } from '../previews/preview-tokens.ts';
import { requestLink } from '../previews/request-preview.ts';
import { revokePreview } from '../previews/revoke-preview.ts';
import type { ReleaseCliContext } from './cli-context.ts';
import type { OnPlane, PlaneOptions } from './on-plane.ts';
import { describePreview, describePreviews, previewComment } from './preview-text.ts';
import { parseSite, readTokenFile } from './running-site.ts';

interface Reach {
  context: ReleaseCliContext;
  plane: OnPlane;
}

interface PreviewOptions {
  days: number;
  comment?: true;
  tokenFile?: string;
}

const releaseSchema = previewRequestSchema.shape.releases.element.extend({
  area: areaSchema,
  release: releasePrefixSchema,
});

export function definePreviews(program: Command, act: Act, { context, plane }: Reach): void {
  const preview = program
    .command('preview')
    .description(
      'make a link that opens the live site with published releases, in any browser; visitors see no change',
    )
    .argument('<area=release...>', `up to ${MAX_PREVIEW_AREAS} areas, such as generator=3f2a9c`, collect, [])
    .option(
      '--days <n>',
      `days until the link expires, 1 to ${MAX_PREVIEW_DAYS}`,
      by(countSchema),
      DEFAULT_PREVIEW_DAYS,
    )
    .option('--comment', 'print Markdown for a comment on a change')
    .option(
      '--token-file <file>',
      "file with a publisher's token; with --site, no database or data folder is needed",
    )
    .action(
      act((releases: NewPreview['releases'], { days, comment, tokenFile }: PreviewOptions) => {
        const parsed = previewRequestSchema.safeParse({ releases, days });
        if (!parsed.success) throw new InvalidArgumentError(parsed.error.issues[0]!.message);
        const { site } = program.opts<PlaneOptions>();
        const describe = comment ? previewComment : describePreview;
        if (tokenFile !== undefined) {
          if (site === undefined) throw new InvalidArgumentError('--token-file needs --site.');
          return readTokenFile(tokenFile)
            .then((token) => requestLink({ url: parseSite(site), token }, parsed.data))
            .then((result) => ({ result, text: describe(result) }));
        }
        return plane({}, async (plane, createdBy) => {
          const result = await createLink(context, program, plane, { ...parsed.data, createdBy });
          return { result, text: describe(result) };
        });
      }),
    );
  preview
    .command('list')
    .description('list previews, valid ones first')
    .action(
      act(() =>
        plane({ onlyReads: true }, async (plane) => {
          const rows = await selectPreviews(plane.database, plane.environment);
          const link = await linker(context, program, plane);
          const result = rows.map(link);
          return { result, text: describePreviews(result) };
        }),
      ),
    );
  preview
    .command('revoke')
    .description('revoke a preview permanently; browsers lose it with the next page')
    .argument('<id>', 'ID from preview list', by(countSchema))
    .action(
      act((id: number) =>
        plane({}, async (plane, actor) => {
          const row = await revokePreview(plane, { id, actor });
          await record(context, actor, row, 'revoked');
          const result = toLink({ ...row, path: null }, null);
          return { result, text: describePreviews([result]) };
        }),
      ),
    );
}

/** Creates a preview in the database. Its link is of `--site`, the site's public URL or this machine's site. */
export async function createLink(
  context: ReleaseCliContext,
  program: Command,
  plane: ReleasePlane,
  wanted: NewPreview,
): Promise<PreviewLink> {
  const link = await linker(context, program, plane);
  const row = await createPreview(plane, wanted);
  await record(context, wanted.createdBy, row, 'created');
  return link(row);
}

async function linker(
  { dataDir, signingKey, publicUrl, site: ownSite }: ReleaseCliContext,
  program: Command,
  { database, environment }: ReleasePlane,
): Promise<(row: PreviewRow) => PreviewLink> {
  const key = await readReleaseKey({ database, dataDir, configured: signingKey });
  const tokens = PreviewTokens.ofReleaseKey(key, environment);
  const { site } = program.opts<PlaneOptions>();
  const named = site === undefined || site === 'none' ? null : parseSite(site);
  const base = named ?? publicUrl ?? ownSite ?? null;
  return (row) => toLink(withPath(tokens, row), base);
}

async function record(
  context: ReleaseCliContext,
  actor: string,
  row: PreviewRow,
  what: 'created' | 'revoked',
): Promise<void> {
  await context.record?.(previewEvent({ actor: `command line ${actor}`, address: null }, row, what));
}

function collect(text: string, before: NewPreview['releases']): NewPreview['releases'] {
  const [area, release, ...more] = text.split('=');
  const parsed = releaseSchema.safeParse({ area, release });
  if (!parsed.success || more.length > 0)
    throw new InvalidArgumentError('Name an area and a release, such as generator=3f2a9c.');
  return [...before, parsed.data];
}
