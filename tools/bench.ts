// npm run bench: one JSON line per figure. `npm run bench -- colours` or `-- site` runs one part.
import { build } from './steps.ts';

const part = process.argv[2];
const print = (figure: object) => console.log(JSON.stringify(figure));

await build();
if (!part || part === 'colours') {
  const { figures } = await import('../libs/color-core/src/color-core.bench.ts');
  for (const figure of figures()) print(figure);
}
if (!part || part === 'site') {
  const { siteFigures } = await import('./bench/site-figures.ts');
  for await (const figure of siteFigures()) print(figure);
}
