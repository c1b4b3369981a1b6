import type { DrawingAnswer, SheetJob } from '../process/job.ts';

// A fake drawing process; the name of the palette says how it behaves.
let drawings = 0;
process.on('disconnect', () => process.exit());
process.on('message', ({ sheet }: SheetJob) => {
  drawings += 1;
  if (sheet.name === 'fails') return answer({ failure: 'cannot draw this' });
  if (sheet.name === 'throws') throw new Error('not caught');
  if (sheet.name === 'exits') process.exit(3);
  if (sheet.name === 'is killed') process.kill(process.pid, 'SIGSEGV');
  if (sheet.name === 'never ends') return;
  if (sheet.name === 'counts its environment')
    return answer({ file: Uint8Array.of(Object.keys(process.env).length), memory: 0 });
  answer({ file: Uint8Array.of(drawings), memory: sheet.name === 'grows' ? 1_000 : 0 });
});

function answer(content: DrawingAnswer): void {
  process.send?.(content);
}
