import {
  DEFAULT_BUDGET_CEILINGS,
  type AreaBudgets,
  type BudgetCeilings,
  type GateCheck,
  type Weight,
} from '@danqing/contracts/releases';
import type { ReleaseRow } from '../database/release.queries.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import type { PageWeight, WeighedFile } from '../plane/smoke-check.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { toCheck } from './gate-result.ts';

const LARGEST_NAMED = 3;

/** Compares the files that every first page of the area loads with its budget and the site's ceiling. */
export async function checkBudgets(
  { store, ceilings }: ReleasePlane,
  { area, id, descriptor }: ReleaseRow,
): Promise<GateCheck> {
  const files = await weighFirstFiles(store, { area, id, descriptor });
  const excess = excessOf('area', files, { budgets: descriptor.manifest.budgets, ceilings });
  return toCheck('budgets', {
    incompatible: excess.map((problem) => `the first files of the area are ${problem}`),
    unknown: [],
  });
}

/** Compares what the pages loaded in a browser with the area's budget and the site's ceiling. */
export function checkPageBudgets(
  { ceilings }: Pick<ReleasePlane, 'ceilings'>,
  { descriptor }: Pick<ReleaseRow, 'descriptor'>,
  pages: readonly PageWeight[],
): GateCheck {
  const { budgets } = descriptor.manifest;
  return toCheck('page-budgets', {
    incompatible: pages.flatMap(({ path, files }) =>
      excessOf('page', files, { budgets, ceilings }).map((problem) => `${path} loads ${problem}`),
    ),
    unknown: [],
  });
}

/** Scripts, styles and the larger ones of the texts, of which a page loads one language. */
async function weighFirstFiles(
  store: ReleaseStore,
  { area, id, descriptor }: Pick<ReleaseRow, 'area' | 'id' | 'descriptor'>,
): Promise<WeighedFile[]> {
  const stored = new Set(await store.list(area, id));
  const weigh = async (file: string): Promise<WeighedFile> => {
    const sent = stored.has(`${file}.br`) ? `${file}.br` : file;
    return { file, bytes: (await store.read(area, id, sent)).length };
  };
  const { scripts, styles, texts } = descriptor;
  const languages = await Promise.all(Object.values(texts ?? {}).map(weigh));
  return [
    ...(await Promise.all([...scripts, ...styles].map(weigh))),
    ...languages.toSorted(byBytes).slice(0, 1),
  ];
}

interface Limits {
  budgets: AreaBudgets | undefined;
  ceilings: BudgetCeilings | undefined;
}

function excessOf(what: 'area' | 'page', files: readonly WeighedFile[], limits: Limits): string[] {
  const { budgets, ceilings = DEFAULT_BUDGET_CEILINGS } = limits;
  const weight: Weight = {
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: files.length,
  };
  const largest = files
    .toSorted(byBytes)
    .slice(0, LARGEST_NAMED)
    .map(({ file, bytes }) => `${file} ${kilobytes(bytes)}`)
    .join(', ');
  return (['bytes', 'requests'] as const).flatMap((unit) => {
    const own = budgets?.[what]?.[unit] ?? Infinity;
    const limit = Math.min(own, ceilings[what][unit]);
    const excess = weight[unit] - limit;
    if (excess <= 0) return [];
    const by = own <= ceilings[what][unit] ? 'the budget in area.json' : 'the limit of the site';
    return unit === 'bytes'
      ? [
          `${kilobytes(weight.bytes)}, ${kilobytes(excess)} over ${by} (${kilobytes(limit)}); largest: ${largest}`,
        ]
      : [`${weight.requests} files, ${excess} over ${by} (${limit}); largest: ${largest}`];
  });
}

const byBytes = (one: WeighedFile, other: WeighedFile) => other.bytes - one.bytes;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
