import {
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';
import type { ActiveArea } from '@danqing/contracts/releases';
import type { ReleaseKey } from '../documents/release-key.ts';
import { networkOf } from './network-of.ts';

const PAGE_BYTES = 12;
const MINUTE_BYTES = 4;
const NETWORK_BYTES = 6;
/** Two different releases collide with a probability of 1 in 16 million. */
const RELEASE_BYTES = 3;
const HEAD_BYTES = PAGE_BYTES + MINUTE_BYTES + NETWORK_BYTES;
/** Truncates the 32 bytes of an HMAC-SHA256; RFC 2104 §5 allows truncation to half. */
const MAC_BYTES = 20;
/**
 * Maximum releases per token, because the contract accepts tokens of up to 300 characters. Loads of further
 * releases are not counted.
 */
const MAX_RELEASES = 60;
const TOKEN = /^(?:[\w-]{4}){15,75}$/;

const MINUTE_MS = 60_000;
const VALID_MINUTES = 120;
/** The clock of another gateway may be ahead. */
const AHEAD_MINUTES = 2;
/** Random bytes are fetched in bulk. One system call per page would cost more than the rest of the token. */
const POOL_BYTES = PAGE_BYTES * 256;
const PURPOSE = 'danqing beacon tokens';

type NamedRelease = Pick<ActiveArea, 'area' | 'release'>;
export interface NamedReleasesDocument {
  shell: NamedRelease;
  areas: readonly NamedRelease[];
}

export interface BeaconPage {
  id: string;
  hasRelease(area: string, release: string): boolean;
  /** Returns whether the page and the receipt were requested from the network of this address. */
  mayVote(address: string, receipt: string | undefined): boolean;
}

/**
 * Issues and verifies the tokens with which pages report loads. A token contains a page id, the minute, the
 * requesting network and the releases of the document, and is signed. Tokens of one document have equal
 * length and only base64url characters, so a cached page can be patched in place.
 */
export class BeaconTokens {
  readonly #key: KeyObject;
  readonly #secret: Uint8Array;
  readonly #releases = new WeakMap<NamedReleasesDocument, Buffer>();
  #pool = Buffer.alloc(0);
  #taken = 0;

  /** @param secret shared by all gateways and known only to them */
  constructor(secret: Uint8Array) {
    this.#secret = secret;
    this.#key = this.deriveKey(PURPOSE);
  }

  /**
   * Derives the secret by signing PURPOSE with the release key, so gateways with one key accept each other's
   * tokens. This signature is never published, because PURPOSE is not a document. It is deterministic (RFC
   * 8032 §5.1.6).
   */
  static ofReleaseKey(key: Pick<ReleaseKey, 'sign'>): BeaconTokens {
    return new BeaconTokens(Buffer.from(key.sign(PURPOSE).signature, 'base64'));
  }

  deriveKey(purpose: string): KeyObject {
    return createSecretKey(Buffer.from(hkdfSync('sha256', this.#secret, '', purpose, 32)));
  }

  issue(document: NamedReleasesDocument, address: string, now = Date.now()): string {
    const releases = this.#releasesOf(document);
    const signed = Buffer.allocUnsafe(HEAD_BYTES + releases.length);
    this.#takePageId().copy(signed);
    signed.writeUInt32BE(Math.floor(now / MINUTE_MS), PAGE_BYTES);
    networkDigest(address).copy(signed, PAGE_BYTES + MINUTE_BYTES);
    releases.copy(signed, HEAD_BYTES);
    return Buffer.concat([signed, this.#mac(signed)]).toString('base64url');
  }

  /**
   * Returns the receipt that a page requests after its area has loaded and must present to vote about a
   * canary. A vote thus needs two requests from one network. Forged tokens get one too, so that a forger
   * learns nothing.
   */
  receipt(token: string, address: string): string {
    return this.#mac(`receipt ${networkOf(address)} ${token}`).toString('base64url');
  }

  check(token: string, now = Date.now()): BeaconPage | null {
    if (!TOKEN.test(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    const signed = bytes.subarray(0, -MAC_BYTES);
    if ((signed.length - HEAD_BYTES) % RELEASE_BYTES !== 0) return null;
    if (!timingSafeEqual(bytes.subarray(-MAC_BYTES), this.#mac(signed))) return null;
    const age = Math.floor(now / MINUTE_MS) - signed.readUInt32BE(PAGE_BYTES);
    if (age > VALID_MINUTES || age < -AHEAD_MINUTES) return null;
    const network = signed.subarray(PAGE_BYTES + MINUTE_BYTES, HEAD_BYTES);
    const releases = signed.subarray(HEAD_BYTES);
    return {
      id: signed.toString('base64url', 0, PAGE_BYTES),
      hasRelease(area, release) {
        const wanted = releaseDigest(area, release);
        for (let at = 0; at < releases.length; at += RELEASE_BYTES)
          if (releases.subarray(at, at + RELEASE_BYTES).equals(wanted)) return true;
        return false;
      },
      mayVote: (address, receipt) =>
        networkDigest(address).equals(network) && receipt === this.receipt(token, address),
    };
  }

  #releasesOf(document: NamedReleasesDocument): Buffer {
    const known = this.#releases.get(document);
    if (known) return known;
    const named = [document.shell, ...document.areas].slice(0, MAX_RELEASES);
    const releases = Buffer.concat(named.map(({ area, release }) => releaseDigest(area, release)));
    this.#releases.set(document, releases);
    return releases;
  }

  #mac(signed: Buffer | string): Buffer {
    return createHmac('sha256', this.#key).update(signed).digest().subarray(0, MAC_BYTES);
  }

  #takePageId(): Buffer {
    if (this.#taken >= this.#pool.length) {
      this.#pool = randomBytes(POOL_BYTES);
      this.#taken = 0;
    }
    this.#taken += PAGE_BYTES;
    return this.#pool.subarray(this.#taken - PAGE_BYTES, this.#taken);
  }
}

const digest = (text: string, bytes: number): Buffer => hash('sha256', text, 'buffer').subarray(0, bytes);
const networkDigest = (address: string) => digest(networkOf(address), NETWORK_BYTES);
const releaseDigest = (area: string, release: string) => digest(`${area}/${release}`, RELEASE_BYTES);
