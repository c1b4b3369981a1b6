import type { ReleaseSource } from '@danqing/contracts';
import { checkRelease } from '../gate/gate-report.ts';
import {
  activateRelease,
  canaryRelease,
  killArea,
  promoteCanary,
  quarantineRelease,
  reviveArea,
  rollbackRelease,
  unquarantineRelease,
} from '../moves/operator-moves.ts';
import type { Move } from '../moves/move-pointer.ts';
import { publishRelease } from '../publish-release.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleasePlane } from '../release-plane.ts';
import { getHistory, getStatus } from '../release-status.ts';
import { DEFAULT_RETENTION, pruneReleases } from '../retention/prune-releases.ts';
import { createPublisher, listPublishers, revokePublisher } from '../upload/publishers.ts';
import { verifyPlane } from '../verify-plane.ts';
import {
  describeGate,
  describeHistory,
  describeMove,
  describePlane,
  describePruned,
  describeCreated,
  describePublished,
  describePublishers,
  describeRevoked,
  describeStatus,
} from './cli-text.ts';

export const HISTORY_LIMIT = 50;

export interface Call {
  plane: ReleasePlane;
  positionals: string[];
  actor: string;
  reason: string;
  force: boolean;
  /** Of `publisher add`. */
  name: string | undefined;
  /** Where the sources of a build folder come from. */
  source: (folder: string) => ReleaseSource | undefined;
  /** Raw values of `--keep-days` and `--tab-hours`. */
  keepDays: string | undefined;
  tabHours: string | undefined;
}

export interface Outcome {
  /** Printed for `--json`. */
  result: unknown;
  /** The same in words. */
  text: string;
  /** What was asked for is not so, although nothing went wrong: exit code 1. */
  refused?: boolean;
  /** Of a move. */
  moved?: Move;
}

export interface Command {
  minArguments: number;
  maxArguments: number;
  /** Of a move, whose event says why for ever. */
  needsReason?: true;
  /** Changes nothing that a site serves, so it matters not which one runs. */
  onlyReads?: true;
  run(call: Call): Promise<Outcome>;
}

const move = (result: Move): Outcome => ({ result, text: describeMove(result), moved: result });

export const COMMANDS: Record<string, Command> = {
  publish: {
    minArguments: 1,
    maxArguments: 1,
    async run({ plane, positionals: [folder = ''], actor, source }) {
      const result = await publishRelease(plane, { folder, publisher: actor, source: source(folder) });
      return { result, text: describePublished(result) };
    },
  },
  check: {
    minArguments: 2,
    maxArguments: 2,
    onlyReads: true,
    async run({ plane, positionals: [area = '', release = ''] }) {
      const result = await checkRelease(plane, { area, release });
      return { result, text: describeGate(result), refused: result.gate.verdict !== 'compatible' };
    },
  },
  activate: {
    minArguments: 2,
    maxArguments: 2,
    needsReason: true,
    run: async ({ plane, positionals: [area = '', release = ''], actor, reason, force }) =>
      move(await activateRelease(plane, { area, release, actor, reason, force })),
  },
  canary: {
    minArguments: 3,
    maxArguments: 3,
    needsReason: true,
    async run({ plane, positionals: [area = '', release = '', percent = ''], actor, reason, force }) {
      const weight = readNumber('weight', percent.replace(/%$/, ''));
      return move(await canaryRelease(plane, { area, release, weight, actor, reason, force }));
    },
  },
  promote: {
    minArguments: 1,
    maxArguments: 1,
    needsReason: true,
    run: async ({ plane, positionals: [area = ''], actor, reason, force }) =>
      move(await promoteCanary(plane, { area, actor, reason, force })),
  },
  rollback: {
    minArguments: 1,
    maxArguments: 2,
    needsReason: true,
    run: async ({ plane, positionals: [area = '', to], actor, reason, force }) =>
      move(await rollbackRelease(plane, { area, to, actor, reason, force })),
  },
  kill: {
    minArguments: 1,
    maxArguments: 1,
    needsReason: true,
    run: async ({ plane, positionals: [area = ''], actor, reason }) =>
      move(await killArea(plane, { area, actor, reason })),
  },
  revive: {
    minArguments: 1,
    maxArguments: 1,
    needsReason: true,
    run: async ({ plane, positionals: [area = ''], actor, reason }) =>
      move(await reviveArea(plane, { area, actor, reason })),
  },
  quarantine: {
    minArguments: 2,
    maxArguments: 2,
    needsReason: true,
    run: async ({ plane, positionals: [area = '', release = ''], actor, reason }) =>
      move(await quarantineRelease(plane, { area, release, actor, reason })),
  },
  unquarantine: {
    minArguments: 2,
    maxArguments: 2,
    needsReason: true,
    run: async ({ plane, positionals: [area = '', release = ''], actor, reason }) =>
      move(await unquarantineRelease(plane, { area, release, actor, reason })),
  },
  status: {
    minArguments: 0,
    maxArguments: 0,
    onlyReads: true,
    async run({ plane }) {
      const result = await getStatus(plane);
      return { result, text: describeStatus(result) };
    },
  },
  history: {
    minArguments: 0,
    maxArguments: 1,
    onlyReads: true,
    async run({ plane, positionals: [area] }) {
      const result = await getHistory(plane, { area, limit: HISTORY_LIMIT });
      return { result, text: describeHistory(result) };
    },
  },
  'publisher add': {
    minArguments: 1,
    maxArguments: 1,
    async run({ plane, positionals: [area = ''], name, actor }) {
      if (name === undefined)
        throw new ReleaseError('INPUT_INVALID', '--name: say who, or what program, publishes');
      const result = await createPublisher(plane, { area, name, actor });
      return { result, text: describeCreated(result) };
    },
  },
  'publisher list': {
    minArguments: 0,
    maxArguments: 0,
    onlyReads: true,
    async run({ plane }) {
      const result = await listPublishers(plane);
      return { result, text: describePublishers(result) };
    },
  },
  'publisher revoke': {
    minArguments: 1,
    maxArguments: 1,
    async run({ plane, positionals: [id = ''], actor }) {
      const result = await revokePublisher(plane, { id: readNumber('id', id), actor });
      return { result, text: describeRevoked(result) };
    },
  },
  verify: {
    minArguments: 0,
    maxArguments: 1,
    onlyReads: true,
    async run({ plane, positionals: [area] }) {
      const result = await verifyPlane(plane, { area });
      const sound =
        result.history.problems.length === 0 &&
        result.releases.every(({ problems }) => problems.length === 0);
      return { result, text: describePlane(result), refused: !sound };
    },
  },
  prune: {
    minArguments: 0,
    maxArguments: 0,
    async run({ plane, keepDays, tabHours }) {
      const result = await pruneReleases(plane, {
        keepDays: keepDays === undefined ? DEFAULT_RETENTION.keepDays : readNumber('--keep-days', keepDays),
        tabLifetimeHours:
          tabHours === undefined ? DEFAULT_RETENTION.tabLifetimeHours : readNumber('--tab-hours', tabHours),
      });
      return { result, text: describePruned(result) };
    },
  },
};

function readNumber(name: string, text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new ReleaseError('INPUT_INVALID', `${name}: must be a whole number`);
}
