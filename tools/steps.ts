import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';

export const WORKSPACE = dirname(import.meta.dirname);

export function progress(step: string, message: string): void {
  console.log(`${step.padEnd(10)} ${message}`);
}

export function run(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
  output: 'inherit' | 'ignore' = 'inherit',
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(programOf(command), args, {
      cwd: WORKSPACE,
      env,
      stdio: ['ignore', output, 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a command as `run` does, but prints its output in one piece at its end, because others run at the same
 * time.
 */
export function runBeside(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(programOf(command), args, { cwd: WORKSPACE, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', reject);
    child.once('close', (code) => {
      process.stdout.write(output);
      resolve(code ?? 1);
    });
  });
}

const programOf = (command: string) =>
  command === 'node' ? process.execPath : join(WORKSPACE, 'node_modules/.bin', command);
