import type { ReleaseEvent } from '@danqing/contracts';
import type { Move } from './move-pointer.ts';
import type { PublishedRelease } from './publish-release.ts';
import type { ReleaseStatus } from './release-status.ts';

export function describePublished({ area, release, size, outcome }: PublishedRelease): string {
  if (outcome === 'unchanged') return `${area} ${release} was published before; nothing to do\n`;
  return `published ${area} ${release} (${kilobytes(size)})\n`;
}

export function describeMove({ area, release, event }: Move): string {
  if (!event) return `${area} ${release} is active already; nothing to do\n`;
  return `${area}: ${event.from ?? 'none'} -> ${event.to} (move ${event.sequence})\n`;
}

export function describeStatus({ areas }: ReleaseStatus): string {
  if (areas.length === 0) return 'Nothing is published yet.\n';
  const lines = areas.flatMap(({ area, active, releases }) => [
    active
      ? `${area}: ${active.to}, ${active.action} by ${active.actor} at ${active.at}${because(active)}`
      : `${area}: no release is active`,
    ...releases.map(
      (release) =>
        `  ${release.id === active?.to ? '*' : ' '} ${release.id}  ${release.publishedAt}  build ${release.build}  ${kilobytes(release.size)}  by ${release.publisher}`,
    ),
  ]);
  return `${lines.join('\n')}\n`;
}

export function describeHistory(events: readonly ReleaseEvent[]): string {
  if (events.length === 0) return 'No pointer has moved yet.\n';
  const lines = events.map(
    (event) =>
      `${event.sequence}  ${event.at}  ${event.action} ${event.area}: ${event.from ?? 'none'} -> ${event.to} by ${event.actor}${because(event)}`,
  );
  return `${lines.join('\n')}\n`;
}

const because = ({ reason }: ReleaseEvent) => (reason === '' ? '' : `: ${reason}`);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
