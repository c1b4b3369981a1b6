import type { Figure } from './figure.ts';

export const PARTS = [
  'colours',
  'site',
  'html',
  'palettes',
  'cocreate',
  'federation',
  'interaction',
  'lighthouse',
  'weight',
  'studio',
  'patterns',
  'ship',
] as const;
export type Part = (typeof PARTS)[number];

export interface RunConditions {
  date: string;
  /** Short hash of the measured code, with `+` for uncommitted changes. */
  commit: string;
  machine: string;
  /** One-minute load average, before and after the bench. */
  load: readonly [before: number, after: number];
}

const INTRODUCTION = `# Figures

Written by \`npm run bench\`, a part at a time; not by hand. Every row that a part prints stands here, good or bad, each measured against a peer or its limit in the same run. Compare ratios, not milliseconds: those are this machine's.
`;

export function withPart(
  page: string,
  part: Part,
  circumstances: RunConditions,
  figures: readonly Figure[],
): string {
  const sections = sectionsOf(page);
  sections.set(part, sectionOf(circumstances, figures));
  const known = PARTS.flatMap((name) => {
    const section = sections.get(name);
    return section === undefined ? [] : [`## ${name}\n\n${section}\n`];
  });
  return [INTRODUCTION, ...known].join('\n');
}

export function sectionsOf(page: string): Map<string, string> {
  const sections = page.split(/^## (?=\w)/m).slice(1);
  return new Map(
    sections.map((section) => {
      const end = section.indexOf('\n');
      return [section.slice(0, end).trim(), section.slice(end).trim()];
    }),
  );
}

function sectionOf({ date, commit, machine, load }: RunConditions, figures: readonly Figure[]): string {
  const [before, after] = load.map((value) => value.toFixed(1));
  return [
    `${date}, commit ${commit}; ${machine}; load ${before} before, ${after} after.`,
    ...tablesOf(figures),
  ].join('\n\n');
}

function tablesOf(figures: readonly Figure[]): string[] {
  const tables = new Map<string, Figure[]>();
  for (const figure of figures) {
    const measures = Object.keys(figure).join(' ');
    tables.set(measures, [...(tables.get(measures) ?? []), figure]);
  }
  return [...tables.values()].map((rows) => {
    const keys = Object.keys(rows[0] ?? {});
    const lines = [
      keys.map(wordsOf),
      keys.map(() => '---'),
      ...rows.map((row) => keys.map((key) => cellOf(row[key]))),
    ];
    return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  });
}

const wordsOf = (key: string) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const cellOf = (value: string | number | undefined) =>
  typeof value === 'number'
    ? value.toLocaleString('en', { maximumFractionDigits: 3 })
    : (value ?? '').replaceAll('|', '\\|');
