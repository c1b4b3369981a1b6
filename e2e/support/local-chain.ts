import { chainTools } from '@danqing/test-kit/chain-tools';
import { execFile, spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const WORKSPACE = dirname(dirname(import.meta.dirname));
/** Key of anvil's first funded account. It is public. */
const DEVELOPMENT_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

export interface LocalChain {
  call<Result>(method: string, params?: unknown[]): Promise<Result>;
  deploy(publicUrl: string): Promise<NodeJS.ProcessEnv>;
  stop(): Promise<void>;
}

/** Starts a local chain under the id of a public one. Mines a block per transaction, or on `anvil_mine`. */
export async function startLocalChain(chainId: number): Promise<LocalChain> {
  const tools = await chainTools();
  const child = spawn(
    process.execPath,
    [
      tools.resolve('@foundry-rs/anvil/bin.mjs'),
      ...['--host', '127.0.0.1', '--port', '0', '--chain-id', String(chainId)],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let told = '';
    child.stdout.on('data', (part: Buffer) => {
      told += part.toString();
      const listening = /Listening on (127\.0\.0\.1:\d+)/.exec(told);
      if (listening) resolve(`http://${listening[1]}`);
    });
    child.once('exit', (code) => reject(new Error(`anvil ended with ${code}: ${told}`)));
  });
  return {
    async call<Result>(method: string, params: unknown[] = []): Promise<Result> {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      });
      const { result, error } = (await answer.json()) as { result: Result; error?: { message: string } };
      if (error) throw new Error(`${method}: ${error.message}`);
      return result;
    },
    async deploy(publicUrl) {
      const settings = {
        CHAIN_RPC_URL: url,
        CHAIN_KEY: DEVELOPMENT_KEY,
        CHAIN_ID: String(chainId),
        PUBLIC_URL: publicUrl,
      };
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['tools/collectibles.ts', 'deploy', '--json'],
        { cwd: WORKSPACE, env: { ...process.env, ...settings } },
      );
      const { contract, block } = JSON.parse(stdout) as { contract: string; block: number };
      return { ...settings, CHAIN_CONTRACT: contract, CHAIN_FIRST_BLOCK: String(block) };
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
