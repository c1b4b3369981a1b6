import type { AreaPointer, PublishResponse, ReleaseEvent } from '@danqing/contracts/releases';
import type { GateReport } from '../gate/gate-report.ts';
import type { Move } from '../moves/move-pointer.ts';
import type { Publisher } from '@danqing/contracts/releases';
import type { CreatedPublisher } from '@danqing/contracts/releases';
import { describeRights } from '../upload/describe-rights.ts';
import type { AreaStatus, ReleaseStatus } from '../status/release-status.ts';
import type { PrunedRelease } from '../retention/prune-releases.ts';
import type { PlaneReport } from '../status/verify-plane.ts';
import { describeNote } from './rollout-text.ts';

export function describePublished({ area, release, size, outcome }: PublishResponse): string {
  if (outcome === 'unchanged') return `${area} ${release} was published before; nothing to do\n`;
  return `published ${area} ${release} (${kilobytes(size)})\n`;
}

export function describeMove({ area, release, event }: Move): string {
  if (!event) return `${area} is already in this state, with ${release}; nothing to do\n`;
  return `${area}: ${what(event)}; now ${describePointer(event.pointer)} (move ${event.sequence})\n${more(event)}`;
}

export function describeGate({ area, release, gate }: GateReport): string {
  const lines = gate.checks.map(
    ({ check, verdict, reason }) => `  ${check}: ${verdict}${reason === '' ? '' : `: ${reason}`}`,
  );
  return `${area} ${release}: ${gate.verdict}\n${lines.join('\n')}\n`;
}

export function describeStatus({ environment, areas, mounts }: ReleaseStatus): string {
  if (areas.length === 0) return 'Nothing is published yet.\n';
  return `${environment}\n${areas.map(describeArea).join('')}${describeMounts(mounts)}`;
}

const describeMounts = ({ workers, waiting }: ReleaseStatus['mounts']): string =>
  workers === 0
    ? 'No mount worker runs: releases are not tried in a browser.\n'
    : `${count(workers, 'mount worker')}, ${count(waiting, 'release')} to mount\n`;

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

export function describeHistory(events: readonly ReleaseEvent[]): string {
  if (events.length === 0) return 'No pointer has moved yet.\n';
  const lines = events.map(
    (event) =>
      `${event.sequence}  ${event.at}  ${event.area}: ${what(event)} by ${event.actor}${because(event)}\n${more(event)}`,
  );
  return lines.join('');
}

export function describePlane({ releases, history }: PlaneReport): string {
  const damaged = releases.filter(({ problems }) => problems.length > 0);
  const lines = [
    `${releases.length - damaged.length} of ${releases.length} releases are stored as they were published`,
    ...damaged.flatMap(({ area, release, problems }) => [
      `${area} ${release}:`,
      ...problems.map((problem) => `  ${problem}`),
    ]),
    history.problems.length === 0
      ? `history of ${history.moves} moves without a gap`
      : `history of ${history.moves} moves:`,
    ...history.problems.map((problem) => `  ${problem}`),
  ];
  return `${lines.join('\n')}\n`;
}

export function describePruned(pruned: readonly PrunedRelease[]): string {
  if (pruned.length === 0) return 'No old, unused releases; nothing to do\n';
  return pruned.map(({ area, release }) => `removed the files of ${area} ${release}\n`).join('');
}

export function describeCreated({ publisher, token }: CreatedPublisher): string {
  return `${describePublisher(publisher)}Token, shown only once:\n${token}\n`;
}

export function describePublishers(publishers: readonly Publisher[]): string {
  if (publishers.length === 0) return 'No publishers.\n';
  return publishers.map(describePublisher).join('');
}

export const describeRevoked = (publisher: Publisher): string => describePublisher(publisher);

function describePublisher({ id, name, area, moves, expires_at, ...publisher }: Publisher): string {
  const used = publisher.last_used_at === null ? 'never used' : `used ${publisher.last_used_at}`;
  const revoked =
    publisher.revoked_at === null ? '' : `, revoked by ${publisher.revoked_by} at ${publisher.revoked_at}`;
  const rights = describeRights({ moves, expires_at });
  return `${id}  ${name}  ${area}  ${rights}, by ${publisher.created_by} at ${publisher.created_at}, ${used}${revoked}\n`;
}

function describeArea({
  area,
  pointer,
  lastMove,
  rollbackTarget,
  quarantined,
  releases,
}: AreaStatus): string {
  const last = lastMove && `  ${lastMove.action} by ${lastMove.actor} at ${lastMove.at}${because(lastMove)}`;
  const lines = [
    `${area}: ${pointer ? describePointer(pointer) : 'no release is active'}`,
    ...(last ? [last] : []),
    ...(rollbackTarget ? [`  a rollback returns to ${rollbackTarget}`] : []),
    ...releases.map((release) => {
      const mark = release.id === pointer?.stable ? '*' : release.id === pointer?.canary?.release ? '+' : ' ';
      const quarantine = quarantined.includes(release.id) ? '  in quarantine' : '';
      return `  ${mark} ${release.id}  ${release.publishedAt}  build ${release.build}  ${describeSource(release)}${kilobytes(release.size)}  by ${release.publisher}${quarantine}`;
    }),
  ];
  return `${lines.join('\n')}\n`;
}

const describeSource = ({ commit, dirty }: AreaStatus['releases'][number]) =>
  commit ? `commit ${commit.slice(0, 12)}  ` : dirty ? 'uncommitted changes  ' : '';

function what({ action, from, to, pointer }: ReleaseEvent): string {
  switch (action) {
    case 'activate':
    case 'promote':
      return `${action} ${from ?? 'none'} -> ${to}`;
    case 'canary':
      return `canary ${to} at ${pointer.canary?.weight} %`;
    case 'pause':
      return `pause of the canary ${to}`;
    case 'rollback':
      return pointer.stable === from ? `rollback of the canary ${to}` : `rollback ${from} -> ${to}`;
    case 'kill':
    case 'revive':
    case 'retire':
      return action;
    case 'quarantine':
    case 'unquarantine':
      return `${action} ${to}`;
  }
}

function describePointer({ stable, canary, killed, retired }: AreaPointer): string {
  return `${stable}${canary ? `, canary ${canary.release} ${canary.weight === 0 ? 'paused' : `at ${canary.weight} %`}` : ''}${killed ? ', killed' : ''}${retired ? ', retired' : ''}`;
}

const more = (event: ReleaseEvent): string =>
  `${event.rollout ? describeNote(event.rollout) : ''}${forced(event)}${
    event.approved_by === null ? '' : `  approved by ${event.approved_by}\n`
  }`;

function forced({ forced, gate }: ReleaseEvent): string {
  if (!forced || !gate) return '';
  const obstacles = gate.checks.filter(({ verdict }) => verdict !== 'compatible');
  return obstacles
    .map(({ check, verdict, reason }) => `  by force: ${check}: ${verdict}: ${reason}\n`)
    .join('');
}

const because = ({ reason }: ReleaseEvent) => (reason === '' ? '' : `: ${reason}`);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
