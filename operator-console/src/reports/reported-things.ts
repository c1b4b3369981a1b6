import type { ReportedPalette } from '@danqing/contracts/palettes';
import type { OperatorApi } from '../api/operator-api.ts';

export interface ReportedThing extends Pick<
  ReportedPalette,
  'name' | 'description' | 'colors' | 'author' | 'reports'
> {
  key: string;
  id: number;
  hide(reason: string): Promise<unknown>;
  show(): Promise<unknown>;
}

export async function readReported(api: OperatorApi, signal?: AbortSignal): Promise<ReportedThing[]> {
  const [{ palettes }, { creations }] = await Promise.all([api.reports(signal), api.creationReports(signal)]);
  const things: ReportedThing[] = [
    ...palettes.map(({ paletteId: id, name, description, colors, author, reports }) => ({
      key: `palette ${id}`,
      ...{ id, name, description, colors, author, reports },
      hide: (reason: string) => api.hidePalette(id, reason),
      show: () => api.showPalette(id),
    })),
    ...creations.map(({ collectionId: id, title, content, color, author, reports }) => ({
      key: `creation ${id}`,
      ...{ id, name: title, description: content, colors: [color.hex], author, reports },
      hide: (reason: string) => api.hideCreation(id, reason),
      show: () => api.showCreation(id),
    })),
  ];
  const latest = ({ reports }: ReportedThing) => Math.max(0, ...reports.map(({ at }) => Date.parse(at)));
  return things.sort((a, b) => latest(b) - latest(a));
}
