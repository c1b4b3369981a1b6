import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WORKSPACE } from '../steps.ts';
import type { Figure } from './site-figures.ts';

/** From its sources: what it measures is not part of the package. */
const BENCH = 'services/palettes/src/drawing/drawing.bench.ts';

/**
 * Pictures and sheets of palettes: milliseconds from the request's body to the file, how long the event loop was held up
 * meanwhile, and both again with the same drawing in the main process.
 */
export async function* paletteImageFigures(): AsyncGenerator<Figure> {
  const child = spawn(process.execPath, ['--conditions=@danqing/source', BENCH], {
    cwd: WORKSPACE,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout })) yield JSON.parse(line) as Figure;
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`${BENCH} ended with ${code}`);
}
