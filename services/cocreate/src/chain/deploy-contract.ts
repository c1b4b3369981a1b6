import { createWalletClient, http, publicActions, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { ABI, BYTECODE } from './contract.ts';
import { toChainError } from './evm-chain.ts';
import { ChainError } from './chain.ts';

export interface Deployment {
  rpcUrl: string;
  key: string;
  chainId: number;
  metadata: string;
}

export interface DeployedContract {
  contract: string;
  account: string;
  block: number;
}

export async function deployContract(
  { rpcUrl, key, chainId, metadata }: Deployment,
  { pollingMs = 1_000, waitMs = 180_000 }: { pollingMs?: number; waitMs?: number } = {},
): Promise<DeployedContract> {
  const account = privateKeyToAccount(key as Hex);
  const client = createWalletClient({
    account,
    transport: http(rpcUrl, { retryCount: 0 }),
    pollingInterval: pollingMs,
  }).extend(publicActions);
  try {
    const id = await client.getChainId();
    if (id !== chainId) throw new ChainError('wrong', `the RPC is of the chain ${id}, not of ${chainId}`);
    const hash = await client.deployContract({ abi: ABI, bytecode: BYTECODE, args: [metadata], chain: null });
    const receipt = await client.waitForTransactionReceipt({ hash, timeout: waitMs });
    if (receipt.status !== 'success' || !receipt.contractAddress)
      throw new ChainError('wrong', `the chain refused the contract in ${hash}`);
    return {
      contract: receipt.contractAddress,
      account: account.address,
      block: Number(receipt.blockNumber),
    };
  } catch (error) {
    throw toChainError(error, { rpcUrl, key });
  }
}
