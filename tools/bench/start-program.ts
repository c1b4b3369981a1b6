import { fork } from 'node:child_process';
import { WORKSPACE } from '../steps.ts';

export interface Program {
  url: string;
  stop(): Promise<void>;
}

export async function startProgram(file: string, ...args: string[]): Promise<Program> {
  const child = fork(file, args, { cwd: WORKSPACE, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)));
    child.once('exit', (code) => reject(new Error(`${file} ended with code ${code} before it was ready`)));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
