// npm run bench: one JSON line per figure, at last a table of those that need one. `npm run bench -- site` runs one part;
// the parts are below. `npm run bench -- federation 3` takes fewer rounds.
import { build, run } from './steps.ts';
import type { Figure } from './bench/site-figures.ts';

const [part, rounds = '9'] = process.argv.slice(2);

/** In the order of their run. Imported when they run: only then do the packages exist in their built form. */
const parts: Record<string, () => Promise<AsyncIterable<Figure>[]>> = {
  site: async () => [(await import('./bench/site-figures.ts')).siteFigures()],
  html: async () => [(await import('./bench/html-figures.ts')).htmlFigures()],
  palettes: async () => [
    (await import('./bench/palettes-figures.ts')).palettesFigures(),
    (await import('./bench/palette-image-figures.ts')).paletteImageFigures(),
  ],
  federation: async () => [
    (await import('./bench/federation/federation-figures.ts')).federationFigures(Number(rounds)),
  ],
  interaction: async () => [(await import('./bench/interaction-figures.ts')).interactionFigures()],
  lighthouse: async () => [(await import('./bench/lighthouse-figures.ts')).lighthouseFigures()],
  ship: async () => [(await import('./bench/ship-figures.ts')).shipFigures()],
};

if (part && part !== 'colours' && !(part in parts)) {
  console.error(`There is no part ${part}. The parts are colours, ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
await build();
if (!part || part === 'colours') await run('node', ['libs/color-core/src/color-core.bench.ts']);
for (const [name, figuresOf] of Object.entries(parts)) {
  if (part && part !== name) continue;
  const table: Figure[] = [];
  for (const figures of await figuresOf()) {
    for await (const figure of figures) {
      console.log(JSON.stringify(figure));
      table.push(figure);
    }
  }
  if (name === 'federation')
    console.table(Object.fromEntries(table.map(({ name, ...rest }) => [name, rest])));
}
