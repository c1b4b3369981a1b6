import { chainTools } from '@danqing/test-kit/chain-tools';
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { encodeDeployData } from 'viem';
import type { ChainSettings } from '../chain/chain-settings.ts';
import { ABI, BYTECODE } from '../chain/contract.ts';
import { EvmChain } from '../chain/evm-chain.ts';

export const CHAIN_ID = 1030;
export const DEVELOPMENT_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
export const METADATA = 'https://danqing.example/api/nfts/metadata/';

export async function rpc<Result>(url: string, method: string, params: unknown[] = []): Promise<Result> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error } = (await answer.json()) as { result: Result; error?: { message: string } };
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}

export interface LocalChain {
  url: string;
  account: string;
  contract: string;
  settings: ChainSettings;
  call<Result>(method: string, params?: unknown[]): Promise<Result>;
  mine(blocks: number): Promise<void>;
  close(): void;
}

/** Starts a local chain with the contract deployed. Only `mine` creates blocks. */
export async function openLocalChain({ confirmations = 3 } = {}): Promise<LocalChain> {
  const { child, url } = await startAnvil();
  const ask = <Result>(method: string, params: unknown[] = []) => rpc<Result>(url, method, params);
  const settings: ChainSettings = {
    rpcUrl: url,
    key: DEVELOPMENT_KEY,
    chainId: CHAIN_ID,
    contract: '0x0000000000000000000000000000000000000001',
    firstBlock: 1,
    confirmations,
    maxFee: 500_000_000_000n,
  };
  const { account } = new EvmChain(settings);
  const contract = await deploy(ask, account);
  return {
    url,
    account,
    contract,
    settings: { ...settings, contract },
    call: ask,
    mine: async (blocks) => void (await ask('anvil_mine', [`0x${blocks.toString(16)}`])),
    close: () => void child.kill('SIGTERM'),
  };
}

async function startAnvil(): Promise<{ child: ChildProcess; url: string }> {
  const tools = await chainTools();
  const child = spawn(
    process.execPath,
    [
      tools.resolve('@foundry-rs/anvil/bin.mjs'),
      ...['--host', '127.0.0.1', '--port', '0', '--chain-id', String(CHAIN_ID), '--no-mining'],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let told = '';
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`anvil ended with ${code}: ${told}`)));
    child.stdout.on('data', (part: Buffer) => {
      told += part.toString();
      const listening = /Listening on 127\.0\.0\.1:(\d+)/.exec(told);
      if (listening) resolve(listening[1]!);
    });
  });
  return { child, url: `http://127.0.0.1:${port}` };
}

async function deploy(ask: LocalChain['call'], from: string): Promise<string> {
  const data = encodeDeployData({ abi: ABI, bytecode: BYTECODE, args: [METADATA] });
  const hash = await ask<string>('eth_sendTransaction', [{ from, data }]);
  await ask('anvil_mine', ['0x1']);
  const { contractAddress } = await ask<{ contractAddress: string }>('eth_getTransactionReceipt', [hash]);
  return contractAddress;
}

type Respond = (method: string, pass: () => Promise<void>, response: ServerResponse) => void | Promise<void>;

export interface RpcProxy {
  url: string;
  respond: Respond;
  methods: string[];
  close(): Promise<void>;
}

export async function openRpcProxy(target: string): Promise<RpcProxy> {
  const proxy: RpcProxy = {
    url: '',
    respond: (_method, pass) => pass(),
    methods: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const body = Buffer.concat(parts);
      const { method } = JSON.parse(body.toString()) as { method: string };
      proxy.methods.push(method);
      const pass = async () => {
        const answer = await fetch(target, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        response.setHeader('content-type', 'application/json').end(await answer.text());
      };
      await proxy.respond(method, pass, response);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-of-the-rpc`;
  return proxy;
}
