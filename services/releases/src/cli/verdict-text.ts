import type { GateCheck, ReleaseVerdict } from '@danqing/contracts/releases';
import type { Outcome } from '@danqing/nest-kit/command-line';

const ADVICE: Record<GateCheck['check'], string> = {
  files: 'Publish the same build again.',
  shared: 'Build with the versions of the site: update the packages that the area shares with the shell.',
  'external-runtime': 'Build with the tools of this site’s version.',
  contract: 'Update @danqing/area to a version with the shell’s contract, or widen "contract" in area.json.',
  routes: 'Choose other paths in "routes" of area.json.',
  navigation:
    'Change "navigation" in area.json: at most two items with short labels, ids of their own, and links to routes of the area.',
  styles:
    'Use classes of the area’s CSS modules in these selectors, or set custom properties on its own elements.',
  budgets:
    'Load the named files later (import() in the component of a route), or raise "budgets" in area.json up to the limit of the site.',
  provenance: 'Publish with --sign-key and a key that the site trusts for this area.',
  quarantine: 'Publish a repaired build; an operator can lift the quarantine.',
  freeze: 'Wait until the freeze ends, or ask an operator to force the move.',
  'page-budgets':
    'Load the named files later or make them smaller, or raise "budgets" in area.json up to the limit of the site.',
  accessibility: 'Repair the named elements; https://dequeuniversity.com/rules/axe explains each rule.',
  smoke: 'Open the preview link with the browser’s console open, on the page that is named.',
};

/** Returns what a developer must know and do about a verdict. */
export function describeVerdict(verdict: ReleaseVerdict, limitMs: number): string {
  const { area, release, gate, workers } = verdict;
  if (!gate)
    return workers === 0
      ? `${area} ${release}: unknown\n  No mount worker runs on the site, so no browser has tried the release.\n  Ask its operators to install a browser, or leave out --wait.\n`
      : `${area} ${release}: unknown\n  No result after ${limitMs / 1000} s; the mount continues.\n  Repeat the command to wait again.\n`;
  const problems = gate.checks.filter(({ verdict }) => verdict !== 'compatible');
  const lines = problems.flatMap(({ check, verdict, reason }) => [
    `  ${check}: ${verdict}: ${reason}`,
    `    ${ADVICE[check]}`,
  ]);
  const notes = gate.checks
    .filter(({ check, verdict, reason }) => check === 'accessibility' && verdict === 'compatible' && reason)
    .map(({ check, reason }) => `  ${check}: ${reason}`);
  return [`${area} ${release}: ${gate.verdict}`, ...lines, ...notes, ''].join('\n');
}

/** Adds the verdict to the outcome of publishing. Only a compatible release succeeds. */
export const withVerdict = (published: Outcome, verdict: ReleaseVerdict, limitMs: number): Outcome => ({
  result: { ...(published.result as object), verdict },
  text: `${published.text}${describeVerdict(verdict, limitMs)}`,
  refused: verdict.gate?.verdict !== 'compatible',
});
