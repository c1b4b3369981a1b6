import {
  BaseError,
  createPublicClient,
  encodeFunctionData,
  http,
  isAddress,
  keccak256,
  parseAbiItem,
  zeroAddress,
  type Address,
  type Hex,
  type PublicClient,
} from 'viem';
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import {
  ChainError,
  type Block,
  type Chain,
  type ChainFailure,
  type Minting,
  type Price,
  type SignedTransaction,
  type Transfer,
} from './chain.ts';
import type { ChainSettings } from './chain-settings.ts';
import { ABI } from './contract.ts';

const RESPONSE_TIMEOUT_MS = 5_000;
/** Execution may use more gas than the estimate, because the state may have changed. */
const GAS_MARGIN_PERCENT = 130n;
const TRANSFER = parseAbiItem(
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
);

export interface EvmChainOptions {
  answerLimitMs?: number;
}

export class EvmChain implements Chain {
  readonly id: number;
  readonly contract: Address;
  readonly account: Address;
  readonly #settings: ChainSettings;
  readonly #signer: PrivateKeyAccount;
  readonly #client: PublicClient;

  constructor(settings: ChainSettings, { answerLimitMs = RESPONSE_TIMEOUT_MS }: EvmChainOptions = {}) {
    this.#settings = settings;
    this.id = settings.chainId;
    this.contract = settings.contract as Address;
    this.#signer = privateKeyToAccount(settings.key as Hex);
    this.account = this.#signer.address;
    this.#client = createPublicClient({
      transport: http(settings.rpcUrl, { timeout: answerLimitMs, retryCount: 0 }),
      cacheTime: 0,
    });
  }

  isAddress(text: string): boolean {
    return isAddress(text);
  }

  async check(): Promise<void> {
    const id = await this.#ask(() => this.#client.getChainId());
    if (id !== this.id) throw new ChainError('wrong', `the RPC is of the chain ${id}, not of ${this.id}`);
    const owner = await this.#ask(() =>
      this.#client.readContract({ address: this.contract, abi: ABI, functionName: 'owner' }),
    ).catch((error: unknown) => {
      if (error instanceof ChainError && error.failure !== 'unreachable')
        throw new ChainError('wrong', `there is no contract of collectibles at ${this.contract}`);
      throw error;
    });
    if (owner !== this.account)
      throw new ChainError('wrong', `the contract lets ${owner} mint, the key is of ${this.account}`);
  }

  head(): Promise<number> {
    return this.#ask(async () => Number(await this.#client.getBlockNumber()));
  }

  block(number: number): Promise<Block | null> {
    return this.#ask(async () => {
      const found = await this.#client.getBlock({ blockNumber: BigInt(number) }).catch((error: unknown) => {
        if (error instanceof BaseError && error.name === 'BlockNotFoundError') return null;
        throw error;
      });
      return found?.hash ? { number, hash: found.hash } : null;
    });
  }

  transactionCount(at?: number): Promise<number> {
    return this.#ask(() =>
      this.#client.getTransactionCount({
        address: this.account,
        ...(at === undefined ? { blockTag: 'latest' } : { blockNumber: BigInt(at) }),
      }),
    );
  }

  async price({ to, tokenId }: Minting): Promise<Price> {
    const [gas, fees, balance] = await this.#ask(() =>
      Promise.all([
        this.#client.estimateContractGas({
          account: this.account,
          address: this.contract,
          abi: ABI,
          functionName: 'mint',
          args: [to as Address, tokenId],
        }),
        this.#client.estimateFeesPerGas(),
        this.#client.getBalance({ address: this.account }),
      ]),
    );
    const { maxFee: limit } = this.#settings;
    if (fees.maxFeePerGas > limit)
      throw new ChainError('dear', `gas costs ${fees.maxFeePerGas} wei, the limit is ${limit}`);
    const price = {
      gas: (gas * GAS_MARGIN_PERCENT) / 100n,
      maxFee: fees.maxFeePerGas,
      priorityFee: fees.maxPriorityFeePerGas,
    };
    const cost = price.gas * price.maxFee;
    if (balance < cost)
      throw new ChainError('poor', `${this.account} has ${balance} wei, a mint costs ${cost}`);
    return price;
  }

  async sign({ to, tokenId }: Minting, nonce: number, price: Price): Promise<SignedTransaction> {
    const raw = await this.#signer.signTransaction({
      type: 'eip1559',
      chainId: this.id,
      nonce,
      to: this.contract,
      data: encodeFunctionData({ abi: ABI, functionName: 'mint', args: [to as Address, tokenId] }),
      gas: price.gas,
      maxFeePerGas: price.maxFee,
      maxPriorityFeePerGas: price.priorityFee,
    });
    return { raw, hash: keccak256(raw) };
  }

  async send(raw: string): Promise<void> {
    await this.#ask(() =>
      this.#client
        .sendRawTransaction({ serializedTransaction: raw as Hex })
        .catch((error: unknown) => (isKnown(error) ? undefined : Promise.reject(error))),
    );
  }

  receipt(hash: string): Promise<{ succeeded: boolean; blockNumber: number } | null> {
    return this.#ask(() =>
      this.#client.getTransactionReceipt({ hash: hash as Hex }).then(
        ({ status, blockNumber }) => ({
          succeeded: status === 'success',
          blockNumber: Number(blockNumber),
        }),
        (error: unknown) => {
          if (error instanceof BaseError && error.name === 'TransactionReceiptNotFoundError') return null;
          throw error;
        },
      ),
    );
  }

  transfers(from: number, to: number): Promise<Transfer[]> {
    return this.#ask(async () => {
      const logs = await this.#client.getLogs({
        address: this.contract,
        event: TRANSFER,
        fromBlock: BigInt(from),
        toBlock: BigInt(to),
        strict: true,
      });
      return logs.map(({ args, blockNumber, logIndex, transactionHash }) => ({
        tokenId: args.tokenId,
        from: args.from === zeroAddress ? null : args.from,
        to: args.to,
        blockNumber: Number(blockNumber),
        logIndex,
        transactionHash,
      }));
    });
  }

  async #ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    try {
      return await question();
    } catch (error) {
      throw toChainError(error, this.#settings);
    }
  }
}

/**
 * Maps an error to a ChainError with a safe message, because viem's messages quote the RPC URL and the
 * request.
 */
export function toChainError(
  error: unknown,
  { rpcUrl, key }: Pick<ChainSettings, 'rpcUrl' | 'key'>,
): ChainError {
  if (error instanceof ChainError) return error;
  const failure = failureOf(error);
  const details = error instanceof BaseError ? error.details || error.shortMessage : 'no readable answer';
  const words = details
    .replaceAll(rpcUrl, 'the RPC')
    .replaceAll(key.slice(2), '…')
    .replaceAll(/[^\x20-\x7e…]+/g, ' ')
    .slice(0, 200);
  return new ChainError(failure, `${MESSAGES[failure]} (${words})`);
}

/**
 * Returns whether the transaction is pending, executed, or superseded at its nonce. Sending it again then has
 * no effect.
 */
const isKnown = (error: unknown): boolean =>
  error instanceof BaseError &&
  /already known|already imported|already exist|nonce too low|tx nonce is too stale|underpriced/i.test(
    `${error.message} ${error.details}`,
  );

const MESSAGES: Readonly<Record<ChainFailure, string>> = {
  unreachable: 'the RPC gives no answer',
  wrong: 'the contract does not let the account mint',
  poor: 'the account cannot pay for the transaction',
  dear: 'gas costs more than the limit',
  minted: 'the token is minted',
  receiver: 'the address cannot have a token',
};

function failureOf(error: unknown): ChainFailure {
  if (!(error instanceof BaseError)) return 'unreachable';
  const reverted = error.walk(
    (cause) => cause instanceof BaseError && 'data' in cause && 'signature' in cause,
  );
  const { data, signature } = (reverted ?? {}) as {
    data?: { errorName?: string; args?: readonly unknown[] };
    signature?: string;
  };
  switch (data?.errorName) {
    // The previous owner was not zero, so the token already exists.
    case 'ERC721InvalidSender':
      return 'minted';
    case 'ERC721InvalidReceiver':
      return 'receiver';
    default:
  }
  const poor = error.walk((cause) => cause instanceof BaseError && cause.name === 'InsufficientFundsError');
  if (poor || /insufficient funds/i.test(error.message)) return 'poor';
  return data !== undefined || signature !== undefined || isRefusedCall(error) ? 'wrong' : 'unreachable';
}

const isRefusedCall = (error: BaseError): boolean =>
  error.walk(
    (cause) =>
      cause instanceof BaseError &&
      ['ContractFunctionZeroDataError', 'AbiDecodingZeroDataError', 'ContractFunctionRevertedError'].includes(
        cause.name,
      ),
  ) !== null;
