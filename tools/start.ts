// npm start: builds what is not built, then runs the whole site until Ctrl+C. `--no-build` leaves the build out,
// `--split` runs every service as a process of its own beside the gateway.
import { prepareStart } from './prepare-start.ts';
import { progress } from './steps.ts';

const abort = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!abort.signal.aborted) progress('stop', 'finishing what is under way');
    abort.abort();
  });
}

try {
  await prepareStart(process.env, { toBuild: !process.argv.includes('--no-build') });
  abort.signal.throwIfAborted();
  // Only now do the packages that it imports exist in their built form.
  const { startSite } = await import('./site.ts');
  const site = await startSite(process.env, abort.signal, { split: process.argv.includes('--split') });
  console.log(`ready ${site.url}`);
  process.exitCode = await site.ended;
} catch (error) {
  if (!abort.signal.aborted) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
