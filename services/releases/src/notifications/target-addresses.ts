import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopbackHost } from '@danqing/nest-kit';
import ipaddr from 'ipaddr.js';
import { ReleaseError } from '../release/release-error.ts';

/** Error for a target at an address that no server of others can have. */
export class AddressRefusedError extends Error {
  override readonly name = 'AddressRefusedError';

  constructor(address: string) {
    super(`${address} is not a public address`);
  }
}

/**
 * The addresses that notifications may be sent to: public ones over https, and on a development machine its
 * own. Without this an operator could reach every server in the gateway's network.
 */
export class TargetAddresses {
  readonly #allowsLoopback: boolean;

  constructor({ allowsLoopback }: { allowsLoopback: boolean }) {
    this.#allowsLoopback = allowsLoopback;
  }

  /** @throws {ReleaseError} INPUT_INVALID */
  check(url: URL): void {
    const isOwn = this.#allowsLoopback && isLoopbackHost(url.host);
    const problem =
      url.protocol !== 'https:' && !isOwn
        ? 'must begin with https://'
        : url.username !== '' || url.password !== ''
          ? 'must have no user name and password'
          : this.#isRefusedLiteral(url)
            ? 'must be a public address'
            : null;
    if (problem) throw new ReleaseError('INPUT_INVALID', `url: ${problem}`);
  }

  /**
   * Resolves a name for a connection. The connection is made to the checked addresses, so a name that resolves
   * to another address the next time gains nothing.
   */
  readonly lookup: LookupFunction = (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      const refused = found?.find(({ address }) => !this.#isAllowed(address));
      const [first] = found ?? [];
      if (error ?? !first) done(error ?? new Error(`${name} has no address`), '');
      else if (refused) done(new AddressRefusedError(name), '');
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };

  #isRefusedLiteral({ hostname }: URL): boolean {
    const address = hostname.replace(/^\[|\]$/g, '');
    return isIP(address) !== 0 && !this.#isAllowed(address);
  }

  #isAllowed(address: string): boolean {
    const range = ipaddr.process(address).range();
    return range === 'unicast' || (range === 'loopback' && this.#allowsLoopback);
  }
}
