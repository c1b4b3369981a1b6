import { drawCard } from '../card/draw-card.ts';
import { drawIcon } from '../card/draw-icon.ts';
import { drawDocument } from '../page/document.ts';
import { drawPicture } from '../page/picture.ts';
import { Typefaces } from '../page/typefaces.ts';
import type { DrawingAnswer, DrawingJob } from './job.ts';

// Runs as a process of its own, in tests from this very file: only what Node strips off, and no package of ours.

// Who ends the program ends this too, once the drawings under way are finished.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

const typefaces = new Typefaces();

process.on('message', (job: DrawingJob) => {
  const answer = (content: DrawingAnswer) => process.send?.(content);
  try {
    answer({ file: draw(job), memory: process.memoryUsage.rss() });
  } catch (error) {
    answer({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

function draw(job: DrawingJob): Buffer {
  switch (job.format) {
    case 'png':
      return drawPicture(job.sheet, typefaces);
    case 'pdf':
      return drawDocument(job.sheet, typefaces);
    case 'card':
      return drawCard(job.card, typefaces);
    case 'icon':
      return drawIcon(job.icon, typefaces);
  }
}
