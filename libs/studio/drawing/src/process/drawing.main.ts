import { Typefaces } from '../text/typefaces.ts';
import type { DrawingResult, DrawingJob, DrawingProgress, Renderers } from './job.ts';

// Entry point of the drawing process; its argument is the URL of a module that exports `renderers`.

// Ignore signals; the process exits when its parent disconnects, after running drawings have finished.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

const { renderers } = (await import(process.argv[2] ?? '')) as { renderers: Renderers };
const typefaces = new Typefaces();

process.on('message', (job: DrawingJob) => void answer(job));

async function answer({ renderer, input }: DrawingJob): Promise<void> {
  const send = (content: DrawingResult | DrawingProgress) => process.send?.(content);
  try {
    const render = renderers[renderer];
    if (!render) throw new Error(`there is no renderer ${renderer}`);
    const file = await render(input as never, typefaces, (progress) => send({ progress }));
    send({ file, memory: process.memoryUsage.rss() });
  } catch (error) {
    send({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
