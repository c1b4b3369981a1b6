// npm run bench: one JSON line per figure. `npm run bench -- colours` or `-- site` runs one part.
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
