// npm run bench: prints one JSON line per figure, and writes docs/figures.md.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './bench/figure.ts';
import { PARTS, withPart, type Part } from './bench/figures-page.ts';
import { build } from './build.ts';
import { scriptArguments } from './script-arguments.ts';
import { WORKSPACE } from './steps.ts';

const PAGE = join(WORKSPACE, 'docs/figures.md');
const [chosen, rounds = '9'] = scriptArguments(`npm run bench -- [part] [rounds]

  Measures, against a peer or a limit on the same machine in the same run: a JSON line for each figure, and docs/figures.md.

  part     ${PARTS.join(', ')}; or all
  rounds   rounds of federation (default: 9)`).names;

/** Dynamic imports, because the packages must be built first. */
const figuresOf: Record<Part, () => Promise<AsyncIterable<Figure>[]>> = {
  colours: async () => [await printed('libs/color/color-core/src/color-core.bench.ts')],
  site: async () => [(await import('./bench/site-figures.ts')).siteFigures()],
  html: async () => [(await import('./bench/html-figures.ts')).htmlFigures()],
  palettes: async () => [
    (await import('./bench/palettes-figures.ts')).palettesFigures(),
    await printed('libs/studio/palette-drawing/src/drawing.bench.ts'),
  ],
  cocreate: async () => [(await import('./bench/cocreate-figures.ts')).cocreateFigures()],
  federation: async () => [
    (await import('./bench/federation/federation-figures.ts')).federationFigures(Number(rounds)),
  ],
  interaction: async () => [(await import('./bench/interaction-figures.ts')).interactionFigures()],
  lighthouse: async () => [(await import('./bench/lighthouse-figures.ts')).lighthouseFigures()],
  weight: async () => [(await import('./bench/weight-figures.ts')).weightFigures()],
  studio: async () => [
    await printed('services/creations/src/drawing/studio.bench.ts'),
    await printed('libs/studio/studio-deckwright/src/write-deck.bench.ts'),
  ],
  patterns: async () => [await printed('libs/studio/pattern-engine/src/pattern-engine.bench.ts')],
  ship: async () => [(await import('./bench/ship-figures.ts')).shipFigures()],
};

if (chosen && !PARTS.some((part) => part === chosen)) {
  console.error(`There is no part ${chosen}. The parts are ${PARTS.join(', ')}.`);
  process.exit(2);
}
await build();
for (const part of PARTS) {
  if (chosen && chosen !== part) continue;
  const [before = 0] = loadavg();
  const measured: Figure[] = [];
  for (const figures of await figuresOf[part]()) {
    for await (const figure of figures) {
      console.log(JSON.stringify(figure));
      measured.push(figure);
    }
  }
  const circumstances = {
    date: today(),
    commit: commit(),
    machine: machine(),
    load: [before, loadavg()[0] ?? 0] as const,
  };
  writeFileSync(
    PAGE,
    withPart(existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '', part, circumstances, measured),
  );
}

async function printed(bench: string): Promise<AsyncIterable<Figure>> {
  return (await import('./bench/printed-figures.ts')).printedFigures(bench);
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: WORKSPACE, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!docs') !== '';
  return git('rev-parse', '--short', 'HEAD') + (changed ? '+' : '');
}

function machine(): string {
  return `Node ${process.versions.node}, ${availableParallelism()} cores of ${cpus()[0]?.model.trim() ?? process.arch}`;
}
