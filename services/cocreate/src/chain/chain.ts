/** Identified by number and hash, because a reorganisation gives the number another hash. */
export interface Block {
  number: number;
  hash: string;
}

export interface Transfer {
  tokenId: bigint;
  /** Null for a mint. */
  from: string | null;
  to: string;
  blockNumber: number;
  logIndex: number;
  transactionHash: string;
}

/** Gas limit, and fees in wei per unit of gas. */
export interface Price {
  gas: bigint;
  maxFee: bigint;
  priorityFee: bigint;
}

export interface Minting {
  to: string;
  tokenId: bigint;
}

/** Sending it is idempotent, because its nonce can be used only once. */
export interface SignedTransaction {
  hash: string;
  raw: string;
}

/**
 * A token contract and the account that may mint. Every request may reject with a `ChainError`. A signed
 * transaction leaves the process only through `send`.
 */
export interface Chain {
  readonly id: number;
  readonly contract: string;
  readonly account: string;
  isAddress(text: string): boolean;
  /**
   * Verifies the chain and the account's minting permission.
   *
   * @throws {ChainError} `wrong` when the chain or contract is not the configured one, or the account may not
   *   mint
   */
  check(): Promise<void>;
  head(): Promise<number>;
  block(number: number): Promise<Block | null>;
  /** Returns the account's transaction count at a block, by default the newest. It equals the next nonce. */
  transactionCount(at?: number): Promise<number>;
  /**
   * Returns the current price of a mint.
   *
   * @throws {ChainError} `minted` when the token exists, `receiver` when the address cannot receive it
   */
  price(minting: Minting): Promise<Price>;
  sign(minting: Minting, nonce: number, price: Price): Promise<SignedTransaction>;
  /** Sends a transaction. Succeeds when the chain already knows it or has used its nonce. */
  send(raw: string): Promise<void>;
  /** Returns the result of a transaction, or null when no block contains it. */
  receipt(hash: string): Promise<{ succeeded: boolean; blockNumber: number } | null>;
  transfers(from: number, to: number): Promise<Transfer[]>;
}

/**
 * `unreachable`: no valid response. `wrong`: unexpected chain or contract, or the account may not mint.
 * `poor`: insufficient balance. `dear`: above the fee limit. `minted`, `receiver`: see `Chain.price`.
 */
export type ChainFailure = 'unreachable' | 'wrong' | 'poor' | 'dear' | 'minted' | 'receiver';

/** Its message is safe to log. It contains neither the RPC URL, which may include a key, nor signed data. */
export class ChainError extends Error {
  override readonly name = 'ChainError';
  readonly failure: ChainFailure;

  constructor(failure: ChainFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}
