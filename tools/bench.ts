// npm run bench: one JSON line per figure. `npm run bench -- colours`, `-- site` or `-- palettes` runs one part.
import { build, run } from './steps.ts';

const part = process.argv[2];
await build();
if (!part || part === 'colours') {
  await run('node', ['libs/color-core/src/color-core.bench.ts']);
}
if (!part || part === 'site') {
  const { siteFigures } = await import('./bench/site-figures.ts');
  for await (const figure of siteFigures()) console.log(JSON.stringify(figure));
}
if (!part || part === 'palettes') {
  const { palettesFigures } = await import('./bench/palettes-figures.ts');
  for await (const figure of palettesFigures()) console.log(JSON.stringify(figure));
  const { paletteImageFigures } = await import('./bench/palette-image-figures.ts');
  for await (const figure of paletteImageFigures()) console.log(JSON.stringify(figure));
}
