import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WORKSPACE } from '../steps.ts';
import type { Figure } from './figure.ts';

export async function* printedFigures(bench: string): AsyncGenerator<Figure> {
  const child = spawn(process.execPath, ['--conditions=@danqing/source', bench], {
    cwd: WORKSPACE,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout })) yield JSON.parse(line) as Figure;
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`${bench} ended with ${code}`);
}
