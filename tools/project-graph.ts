import { run } from './steps.ts';

/** Has Nx write the graph of the projects into .nx/: lint reads it there, and skips the boundaries between projects without it. */
export async function writeProjectGraph(): Promise<void> {
  const code = await run('nx', ['show', 'projects', '--json'], process.env, 'ignore');
  if (code !== 0) throw new Error('Nx could not read the projects; the reason is above');
}
