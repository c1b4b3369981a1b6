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
/** One in 16 million pairs of an area and a release looks like another. */
const RELEASE_BYTES = 3;
const HEAD_BYTES = PAGE_BYTES + MINUTE_BYTES + NETWORK_BYTES;
/** Of the 32 of an HMAC-SHA256, which RFC 2104 §5 allows to be cut to half. */
const MAC_BYTES = 20;
/** The contract takes tokens of 300 digits; of more areas than these nothing is counted. */
const MAX_RELEASES = 60;
const TOKEN = /^(?:[\w-]{4}){15,75}$/;

const MINUTE_MS = 60_000;
const VALID_MINUTES = 120;
/** The clock of another gateway may be ahead of ours. */
const AHEAD_MINUTES = 2;
/** Random bytes are taken from the system in bulk: a call for each page costs more than the rest of its token. */
const POOL_BYTES = PAGE_BYTES * 256;
const PURPOSE = 'danqing beacon tokens';

type NamedRelease = Pick<ActiveArea, 'area' | 'release'>;
/** What of a release document a token names. */
export interface NamingDocument {
  shell: NamedRelease;
  areas: readonly NamedRelease[];
}

/** What a token says of the page that it was made for. */
export interface BeaconPage {
  id: string;
  /** Whether the page's document gave it this release of the area. */
  names(area: string, release: string): boolean;
  /** Whether the page was asked for from the network of this address, and its receipt too. */
  mayVote(address: string, receipt: string | undefined): boolean;
}

/**
 * What a page shows to tell how its areas loaded: an id of its own, the minute it was made in, the network that asked for
 * it and the releases of its document, signed. Tokens of one document have one length and only base64url digits, so that
 * they can be written over each other in a page that is kept.
 */
export class BeaconTokens {
  readonly #key: KeyObject;
  readonly #secret: Uint8Array;
  readonly #releases = new WeakMap<NamingDocument, Buffer>();
  #pool = Buffer.alloc(0);
  #taken = 0;

  /** `secret`: the same at every gateway, and known to them alone. */
  constructor(secret: Uint8Array) {
    this.#secret = secret;
    this.#key = this.deriveKey(PURPOSE);
  }

  /**
   * Tokens of the installation whose key it is: gateways that sign the same documents take each other's tokens. The
   * signature of a text that is no document stays here and always comes out the same (RFC 8032 §5.1.6), so it is a secret.
   */
  static ofReleaseKey(key: Pick<ReleaseKey, 'sign'>): BeaconTokens {
    return new BeaconTokens(Buffer.from(key.sign(PURPOSE).signature, 'base64'));
  }

  /** A key for something else that all gateways share. */
  deriveKey(purpose: string): KeyObject {
    return createSecretKey(Buffer.from(hkdfSync('sha256', this.#secret, '', purpose, 32)));
  }

  /** A token for one page with this document, asked for from this IP address; `now` in milliseconds. */
  issue(document: NamingDocument, address: string, now = Date.now()): string {
    const releases = this.#releasesOf(document);
    const signed = Buffer.allocUnsafe(HEAD_BYTES + releases.length);
    this.#takePageId().copy(signed);
    signed.writeUInt32BE(Math.floor(now / MINUTE_MS), PAGE_BYTES);
    networkDigest(address).copy(signed, PAGE_BYTES + MINUTE_BYTES);
    releases.copy(signed, HEAD_BYTES);
    return Buffer.concat([signed, this.#mac(signed)]).toString('base64url');
  }

  /**
   * What a page asks for once its area is there, and shows beside its token to vote about a canary: so a vote needs two
   * requests from one network. Every request gets one, even for a forged token, so that a forger learns nothing.
   */
  receipt(token: string, address: string): string {
    return this.#mac(`receipt ${networkOf(address)} ${token}`).toString('base64url');
  }

  /** What the token says; null when it is forged, malformed or older than two hours. */
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
      names(area, release) {
        const wanted = releaseDigest(area, release);
        for (let at = 0; at < releases.length; at += RELEASE_BYTES)
          if (releases.subarray(at, at + RELEASE_BYTES).equals(wanted)) return true;
        return false;
      },
      mayVote: (address, receipt) =>
        networkDigest(address).equals(network) && receipt === this.receipt(token, address),
    };
  }

  #releasesOf(document: NamingDocument): Buffer {
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
