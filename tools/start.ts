import { useBuilds } from './build.ts';
import { prepareStart } from './prepare-start.ts';
import { notifySystemd } from './notify-systemd.ts';
import { scriptArguments } from './script-arguments.ts';
import { progress } from './steps.ts';

const { options } = scriptArguments(
  `npm start -- [--split] [--no-build]

  Builds what changed, then runs the whole site until Ctrl+C.

  --split      run every service as a separate process
  --no-build   do not build`,
  ['split', 'no-build'],
);

const abort = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!abort.signal.aborted) progress('stop', 'finishing what is under way');
    abort.abort();
  });
}

try {
  await prepareStart(process.env, { toBuild: !options.has('no-build'), signal: abort.signal });
  abort.signal.throwIfAborted();
  const loaded = await useBuilds(abort);
  // Imported after the build, which creates the packages that it imports.
  const { startSite } = await import('./site.ts');
  const site = await startSite(process.env, abort.signal, { split: options.has('split') });
  loaded();
  console.log(`ready ${site.url}`);
  notifySystemd();
  process.exitCode = await site.ended;
} catch (error) {
  if (!abort.signal.aborted) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
