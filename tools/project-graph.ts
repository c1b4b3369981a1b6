import { run } from './steps.ts';

/** Writes Nx's project graph into .nx/. Without it, lint skips the boundaries between projects. */
export async function writeProjectGraph(): Promise<void> {
  const code = await run('nx', ['show', 'projects', '--json'], process.env, 'ignore');
  if (code !== 0) throw new Error('Nx could not read the projects; the reason is above');
}
