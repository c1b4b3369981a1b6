import { spawn, type ChildProcess } from 'node:child_process';
import { WORKSPACE } from '../steps.ts';

export interface Command {
  url: string;
  child: ChildProcess;
  stop(): Promise<void>;
}

export async function startCommand(
  args: string[],
  env: NodeJS.ProcessEnv,
  address: RegExp,
): Promise<Command> {
  const child = spawn(process.execPath, args, {
    cwd: WORKSPACE,
    // A single address sends the requests of many visitors.
    env: { ...process.env, CLIENT_LIMIT_FACTOR: '100000', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = address.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`${args[0]} ended before it was ready:\n${output}`)));
  });
  return {
    url,
    child,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
