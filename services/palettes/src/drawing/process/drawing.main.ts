import { drawDocument } from '../page/document.ts';
import { drawPicture } from '../page/picture.ts';
import { Typefaces } from '../page/typefaces.ts';
import type { DrawingAnswer, DrawingJob } from './job.ts';

// Runs as a process of its own, in tests from this very file: only what Node strips off, and no package of ours.

// Who ends the program ends this too, once the drawings under way are finished.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

const typefaces = new Typefaces();

process.on('message', ({ format, sheet }: DrawingJob) => {
  const answer = (content: DrawingAnswer) => process.send?.(content);
  try {
    answer({ file: format === 'png' ? drawPicture(sheet, typefaces) : drawDocument(sheet, typefaces) });
  } catch (error) {
    answer({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
