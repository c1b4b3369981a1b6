import { DEFAULT_PREVIEW_DAYS } from '@danqing/contracts/releases';
import { by, InvalidArgumentError, type Act, type Command } from '@danqing/nest-kit/command-line';
import { checkRelease } from '../gate/gate-report.ts';
import { areaSchema, countSchema, releasePrefixSchema } from '../plane/operator-input.ts';
import { readVerdict } from '../mounts/read-verdict.ts';
import { waitForVerdict } from '../mounts/wait-for-verdict.ts';
import { publishRelease } from '../publishing/publish-release.ts';
import { attachProvenance } from '../provenance/attach-provenance.ts';
import { readProvenance, type ProvenanceFiles } from '../provenance/read-provenance.ts';
import { getHistory, getStatus } from '../status/release-status.ts';
import { DEFAULT_RETENTION, pruneReleases } from '../retention/prune-releases.ts';
import { verifyPlane } from '../status/verify-plane.ts';
import { describeGate, describeHistory, describePlane, describePruned, describeStatus } from './cli-text.ts';
import { readAreaHealth } from '../telemetry/read-area-health.ts';
import { describeHealth } from './health-text.ts';
import type { ReleaseCliContext } from './cli-context.ts';
import type { OnPlane, PlaneOptions } from './on-plane.ts';
import { offerPreview } from './offer-preview.ts';
import { createLink } from './preview-commands.ts';
import { definePublishers } from './publisher-commands.ts';
import { withVerdict } from './verdict-text.ts';
import { waitOption } from './wait-option.ts';
import { publishOnSite } from './publish-on-site.ts';
import { parseSite, readTokenFile } from './running-site.ts';

const HISTORY_LIMIT = 50;
const OF_AREA = ['[area]', 'limit to this area', by(areaSchema)] as const;

interface PublishOptions extends ProvenanceFiles {
  tokenFile?: string;
  wait?: number;
}

interface Reach {
  context: ReleaseCliContext;
  plane: OnPlane;
}

export function definePlaneCommands(program: Command, act: Act, reach: Reach): void {
  definePublish(program, act, reach);
  const { plane } = reach;
  program
    .command('check')
    .description('run the gate without moving a pointer')
    .argument('<area>', 'name of the shell or of an area', by(areaSchema))
    .argument('<release>', 'release ID or its first digits', by(releasePrefixSchema))
    .action(
      act((area: string, release: string) =>
        plane({ area, onlyReads: true }, async (plane) => {
          const result = await checkRelease(plane, { area, release });
          return { result, text: describeGate(result), refused: result.gate.verdict !== 'compatible' };
        }),
      ),
    );
  program
    .command('status')
    .description('list active and published releases')
    .action(
      act(() =>
        plane({ onlyReads: true }, async (plane) => {
          const result = await getStatus(plane);
          return { result, text: describeStatus(result) };
        }),
      ),
    );
  program
    .command('health')
    .description("compare what visitors' pages measured with the canary and with the stable release")
    .argument('<area>', 'name of the shell or of an area', by(areaSchema))
    .action(
      act((area: string) =>
        plane({ area, onlyReads: true }, async (plane) => {
          const result = await readAreaHealth(plane, area);
          return { result, text: describeHealth(result) };
        }),
      ),
    );
  program
    .command('history')
    .description(`the last ${HISTORY_LIMIT} moves, newest first`)
    .argument(...OF_AREA)
    .action(
      act((area: string | undefined) =>
        plane({ area, onlyReads: true }, async (plane) => {
          const result = await getHistory(plane, { area, limit: HISTORY_LIMIT });
          return { result, text: describeHistory(result) };
        }),
      ),
    );
  program
    .command('verify')
    .description('check stored files against their published hashes, and the history for gaps')
    .argument(...OF_AREA)
    .action(
      act((area: string | undefined) =>
        plane({ area, onlyReads: true }, async (plane) => {
          const result = await verifyPlane(plane, { area });
          const sound =
            result.history.problems.length === 0 &&
            result.releases.every(({ problems }) => problems.length === 0);
          return { result, text: describePlane(result), refused: !sound };
        }),
      ),
    );
  program
    .command('prune')
    .description('delete the files of old, unused releases in all environments')
    .option(
      '--keep-days <n>',
      'keep releases for this many days after publishing',
      by(countSchema),
      DEFAULT_RETENTION.keepDays,
    )
    .option(
      '--tab-hours <n>',
      'keep releases that were active within this many hours',
      by(countSchema),
      DEFAULT_RETENTION.tabLifetimeHours,
    )
    .action(
      act(({ keepDays, tabHours }: { keepDays: number; tabHours: number }) =>
        plane({ anyEnvironment: true, unnamed: true }, async (plane) => {
          const result = await pruneReleases(plane, { keepDays, tabLifetimeHours: tabHours });
          return { result, text: describePruned(result) };
        }),
      ),
    );
  definePublishers(program, act, reach);
}

function definePublish(program: Command, act: Act, { context, plane }: Reach): void {
  program
    .command('publish')
    .description(
      'store a build here or, with --site and --token-file, on a running site, and print a preview link; ' +
        'visitors see no change',
    )
    .argument('<folder>', 'folder with release.json and its files')
    .option(
      '--token-file <file>',
      "file with a publisher's token; with --site, no database or data folder is needed",
    )
    .option(
      '--sign-key <file>',
      'private Ed25519 or ECDSA key in PEM form; attaches a signed statement about commit and builder',
    )
    .option('--provenance <file>', 'attach a DSSE envelope with an in-toto statement that you signed')
    .addOption(waitOption())
    .action(
      act((folder: string, { tokenFile, wait: waitMs, ...statement }: PublishOptions) => {
        const { site } = program.opts<PlaneOptions>();
        if ((site === undefined) !== (tokenFile === undefined))
          throw new InvalidArgumentError('Publishing on a running site needs both --site and --token-file.');
        const source = context.source?.(folder);
        if (site !== undefined && tokenFile !== undefined)
          return readTokenFile(tokenFile).then((token) =>
            publishOnSite({ folder, site: parseSite(site), token, source, statement, waitMs }),
          );
        return plane({ anyEnvironment: true }, async (plane, publisher) => {
          const envelope = await readProvenance(folder, source, statement);
          const published = await publishRelease(plane, { folder, publisher, source });
          if (envelope) await attachProvenance(plane, { ...published, envelope, from: publisher });
          const wanted = { releases: [published], days: DEFAULT_PREVIEW_DAYS, createdBy: publisher };
          const outcome = await offerPreview(published, () => createLink(context, program, plane, wanted));
          if (waitMs === undefined) return outcome;
          const verdict = await waitForVerdict(() => readVerdict(plane, published), { limitMs: waitMs });
          return withVerdict(outcome, verdict, waitMs);
        });
      }),
    );
}
