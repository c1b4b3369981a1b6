import type { Publisher } from '@danqing/contracts/releases';
import { by, InvalidArgumentError, type Act, type Command } from '@danqing/nest-kit/command-line';
import { checkRelease } from '../gate/gate-report.ts';
import { actorSchema, areaSchema, countSchema, releasePrefixSchema } from '../plane/operator-input.ts';
import { publishRelease } from '../publishing/publish-release.ts';
import { getHistory, getStatus } from '../status/release-status.ts';
import { DEFAULT_RETENTION, pruneReleases } from '../retention/prune-releases.ts';
import { createPublisher, listPublishers, revokePublisher } from '../upload/publishers.ts';
import { verifyPlane } from '../status/verify-plane.ts';
import {
  describeCreated,
  describeGate,
  describeHistory,
  describePlane,
  describePruned,
  describePublished,
  describePublishers,
  describeRevoked,
  describeStatus,
} from './cli-text.ts';
import type { ReleaseCliContext } from './cli.ts';
import type { OnPlane, PlaneOptions } from './on-plane.ts';
import { publishOnSite } from './publish-on-site.ts';
import { parseSite } from './running-site.ts';

const HISTORY_LIMIT = 50;
const OF_AREA = ['[area]', 'of this one alone', by(areaSchema)] as const;

interface Reach {
  context: ReleaseCliContext;
  plane: OnPlane;
}

export function definePlaneCommands(program: Command, act: Act, reach: Reach): void {
  definePublish(program, act, reach);
  const { plane } = reach;
  program
    .command('check')
    .description('what the gate would say; nothing moves')
    .argument('<area>', 'the shell or an area', by(areaSchema))
    .argument('<release>', 'its id, or the first digits of it', by(releasePrefixSchema))
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
    .description('what is active, and what could be')
    .action(
      act(() =>
        plane({ onlyReads: true }, async (plane) => {
          const result = await getStatus(plane);
          return { result, text: describeStatus(result) };
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
    .description('compare every stored file with what was published, and look for gaps in the history')
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
    .description('delete the files of releases that are old and out of use, in all environments')
    .option(
      '--keep-days <n>',
      'keep every release this long after it was published',
      by(countSchema),
      DEFAULT_RETENTION.keepDays,
    )
    .option(
      '--tab-hours <n>',
      'keep what was active within the life of a tab',
      by(countSchema),
      DEFAULT_RETENTION.tabLifetimeHours,
    )
    .action(
      act(({ keepDays, tabHours }: { keepDays: number; tabHours: number }) =>
        plane({ anyEnvironment: true }, async (plane) => {
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
      'store a build, here or with --site and --token-file on a running site; nothing changes for visitors',
    )
    .argument('<folder>', 'with release.json and its files')
    .option(
      '--token-file <file>',
      "holds a publisher's token; with --site, and then neither database nor data folder is needed",
    )
    .action(
      act((folder: string, { tokenFile }: { tokenFile?: string }) => {
        const { site } = program.opts<PlaneOptions>();
        if ((site === undefined) !== (tokenFile === undefined))
          throw new InvalidArgumentError('Publishing on a running site needs both --site and --token-file.');
        const source = context.source?.(folder);
        if (site !== undefined && tokenFile !== undefined)
          return publishOnSite({ folder, site: parseSite(site), tokenFile, source });
        return plane({ anyEnvironment: true }, async (plane, publisher) => {
          const result = await publishRelease(plane, { folder, publisher, source });
          return { result, text: describePublished(result) };
        });
      }),
    );
}

function definePublishers(program: Command, act: Act, { plane, context }: Reach): void {
  const record = async (actor: string, { id, name, area }: Publisher, what: string): Promise<void> =>
    context.record?.({
      action: 'publisher-change',
      result: 'allowed',
      actor: `command line ${actor}`,
      address: null,
      subject: `publisher ${id}`,
      detail: `${name} of ${area}, ${what}`,
    });
  const publisher = program.command('publisher').description('who may publish on the running site');
  publisher
    .command('add')
    .description('let somebody publish releases of one area, also of a new one; prints the token once')
    .argument('<area>', 'the shell or an area', by(areaSchema))
    .requiredOption('--name <name>', 'who, or what program, publishes', by(actorSchema))
    .action(
      act((area: string, { name }: { name: string }) =>
        plane({ anyEnvironment: true }, async (plane, actor) => {
          const result = await createPublisher(plane, { area, name, actor });
          await record(actor, result.publisher, 'added');
          return { result, text: describeCreated(result) };
        }),
      ),
    );
  publisher
    .command('list')
    .description('who may publish, or could before')
    .action(
      act(() =>
        plane({ anyEnvironment: true, onlyReads: true }, async (plane) => {
          const result = await listPublishers(plane);
          return { result, text: describePublishers(result) };
        }),
      ),
    );
  publisher
    .command('revoke')
    .description("take a publisher's token away for good")
    .argument('<id>', 'as publisher list shows it', by(countSchema))
    .action(
      act((id: number) =>
        plane({ anyEnvironment: true }, async (plane, actor) => {
          const result = await revokePublisher(plane, { id, actor });
          await record(actor, result, 'revoked');
          return { result, text: describeRevoked(result) };
        }),
      ),
    );
}
