/** A block as its number and what it holds: after a reorganisation the number has another hash. */
export interface Block {
  number: number;
  hash: string;
}

/** A token that went from one address to another. */
export interface Transfer {
  tokenId: bigint;
  /** Null: it was minted. */
  from: string | null;
  to: string;
  blockNumber: number;
  logIndex: number;
  transactionHash: string;
}

/** What the chain takes for a transaction: a limit of gas, and wei for each unit of it. */
export interface Price {
  gas: bigint;
  maxFee: bigint;
  priorityFee: bigint;
}

export interface Minting {
  to: string;
  tokenId: bigint;
}

/** A transaction that can be sent any number of times and is carried out at most once: its nonce is used up by it. */
export interface SignedTransaction {
  hash: string;
  raw: string;
}

/**
 * A contract that mints tokens, and the account that may. Whatever is asked may fail with a `ChainError`; what is signed here
 * leaves this process only by `send`.
 */
export interface Chain {
  readonly id: number;
  readonly contract: string;
  readonly account: string;
  /** Whether a text is an address, and what it says of itself by the case of its digits is true. */
  isAddress(text: string): boolean;
  /** Fails with `wrong` unless the chain is the configured one and its contract lets the account mint. */
  check(): Promise<void>;
  /** The newest block. */
  head(): Promise<number>;
  /** Null where the chain has no such block. */
  block(number: number): Promise<Block | null>;
  /** Transactions of the account up to a block, or to the newest: the nonce of the next. */
  transactionCount(at?: number): Promise<number>;
  /** What a minting costs now. Fails with `minted` for a token that is there, with `receiver` for one who cannot have it. */
  price(minting: Minting): Promise<Price>;
  sign(minting: Minting, nonce: number, price: Price): Promise<SignedTransaction>;
  /** Sends it once more, too: a chain that knows it already, or has carried out its nonce, is no failure. */
  send(raw: string): Promise<void>;
  /** What became of a transaction; null while it is in no block. */
  receipt(hash: string): Promise<{ succeeded: boolean; blockNumber: number } | null>;
  /** Transfers of all tokens of the contract in these blocks, in order. */
  transfers(from: number, to: number): Promise<Transfer[]>;
}

/**
 * `unreachable`: no answer, or none that can be read; `wrong`: another chain or contract than is configured, or an account
 * that may not mint; `poor`: the account cannot pay; `dear`: more than the limit; `minted`, `receiver`: see `Chain.price`.
 */
export type ChainFailure = 'unreachable' | 'wrong' | 'poor' | 'dear' | 'minted' | 'receiver';

/** Its message is fit for a log: it names neither the address of the RPC, which may hold a key, nor what was signed. */
export class ChainError extends Error {
  override readonly name = 'ChainError';
  readonly failure: ChainFailure;

  constructor(failure: ChainFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}
