import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEFAULT_PREVIEW_DAYS, MAX_PREVIEW_DAYS, previewRequestSchema } from '@danqing/contracts/releases';
import { releaseSource } from '@danqing/mf-config/release-source';
import { by, InvalidArgumentError, type Act, type Command } from '@danqing/nest-kit/command-line';
import {
  describePreview,
  previewComment,
  publishOnSite,
  readBuild,
  releaseId,
  requestLink,
  waitOption,
  type ProvenanceFiles,
} from '@danqing/releases/site';
import { z } from 'zod';
import { openSite, withSite, type SiteOptions } from '../open-site.ts';

type PreviewedReleases = z.infer<typeof previewRequestSchema>['releases'];
type PreviewLink = Awaited<ReturnType<typeof requestLink>>;

interface PublishOptions extends SiteOptions, ProvenanceFiles {
  comment?: string;
  wait?: number;
}

const daysSchema = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1)
  .max(MAX_PREVIEW_DAYS);

export function defineShipping(program: Command, act: Act): void {
  withSite(program.command('publish'))
    .description('publish the build in dist and print a preview link; visitors see no change')
    .option(
      '--sign-key <file>',
      'private Ed25519 or ECDSA key in PEM form; attaches a signed statement about commit and builder',
    )
    .option('--provenance <file>', 'attach a DSSE envelope with an in-toto statement that you signed')
    .addOption(waitOption())
    .option('--comment <file>', 'write a comment for the change, as Markdown with the link')
    .action(
      act(async ({ comment, signKey, provenance, wait: waitMs, ...options }: PublishOptions) => {
        const { url: site, token } = await openSite(options);
        const statement = { signKey, provenance };
        const folder = resolve('dist');
        const outcome = await publishOnSite({
          folder,
          site,
          token,
          source: releaseSource(folder),
          statement,
          waitMs,
        });
        const { preview } = outcome.result as { preview: PreviewLink | null };
        if (comment !== undefined && preview) writeFileSync(comment, previewComment(preview));
        return outcome;
      }),
    );
  withSite(program.command('preview'))
    .description('print a link that opens the live site with published releases, in any browser')
    .argument('[area=release...]', 'releases to show (default: the one in dist)', collect, [])
    .option(
      '--days <n>',
      `days until the link expires, 1 to ${MAX_PREVIEW_DAYS}`,
      by(daysSchema),
      DEFAULT_PREVIEW_DAYS,
    )
    .option('--comment', 'print Markdown for a comment on a change')
    .action(
      act(
        async (
          named: PreviewedReleases,
          { days, comment, ...options }: SiteOptions & { days: number; comment?: true },
        ) => {
          const site = await openSite(options);
          const releases = named.length > 0 ? named : [await readBuilt()];
          const result = await requestLink(site, { releases, days });
          return { result, text: (comment ? previewComment : describePreview)(result) };
        },
      ),
    );
}

async function readBuilt(): Promise<PreviewedReleases[number]> {
  const descriptor = await readBuild(resolve('dist'));
  return { area: descriptor.manifest.area, release: releaseId(descriptor) };
}

function collect(text: string, before: PreviewedReleases): PreviewedReleases {
  const [area, release, ...more] = text.split('=');
  const parsed = previewRequestSchema.shape.releases.element.safeParse({ area, release });
  if (!parsed.success || more.length > 0)
    throw new InvalidArgumentError('Name an area and a release, such as generator=3f2a9c.');
  return [...before, parsed.data];
}
