import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Outcome } from '@danqing/nest-kit/command-line';

/**
 * Runs a command of a package that this one depends on, in the folder of the area. Its output is not captured.
 *
 * @param name package and command, such as `eslint`
 */
export function runProgram(name: string, command: string, args: readonly string[]): Promise<Outcome> {
  const file = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(file, 'utf8')) as { bin: string | Record<string, string> };
  const program = typeof bin === 'string' ? bin : bin[command];
  if (!program) throw new Error(`${name} has no command ${command}`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(dirname(file), program), ...args], { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve({ result: { code }, text: '', refused: code !== 0 }));
  });
}
