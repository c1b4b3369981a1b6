import { CONTENT_KINDS, type ContentKind, type ReportedItem } from '@danqing/contracts/moderation';
import type { OperatorApi } from '../api/operator-api.ts';

export type ReportedThing = ReportedItem & { kind: ContentKind };

export async function readReported(api: OperatorApi, signal?: AbortSignal): Promise<ReportedThing[]> {
  const lists = CONTENT_KINDS.map(async (kind) => {
    const { items } = await api.reports(kind, signal);
    return items.map((item) => ({ kind, ...item }));
  });
  const latest = ({ reports }: ReportedThing) => Math.max(0, ...reports.map(({ at }) => Date.parse(at)));
  return (await Promise.all(lists)).flat().sort((a, b) => latest(b) - latest(a));
}
