import {
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';
import type { ReleaseKey } from '../documents/release-key.ts';

const PAGE_BYTES = 12;
const MINUTE_BYTES = 4;
const SIGNED_BYTES = PAGE_BYTES + MINUTE_BYTES;
/** Of the 32 of an HMAC-SHA256, which RFC 2104 §5 allows to be cut to half. */
const MAC_BYTES = 20;
/** Base64url digits of every token. */
export const BEACON_TOKEN_LENGTH = ((SIGNED_BYTES + MAC_BYTES) * 4) / 3;
const TOKEN = new RegExp(`^[\\w-]{${BEACON_TOKEN_LENGTH}}$`);

const MINUTE_MS = 60_000;
const VALID_MINUTES = 120;
/** The clock of another gateway may be ahead of ours. */
const AHEAD_MINUTES = 2;
/** Random bytes are taken from the system in bulk: a call for each page costs more than the rest of its token. */
const POOL_BYTES = PAGE_BYTES * 256;
const PURPOSE = 'danqing beacon tokens';

/**
 * What a page shows to tell how its areas loaded: an id of its own and the minute it was made in, signed. All tokens have
 * one length and only base64url digits, so that they can be written over each other in a page that is kept.
 */
export class BeaconTokens {
  readonly #key: KeyObject;
  #pool = Buffer.alloc(0);
  #taken = 0;

  /** `secret`: the same at every gateway, and known to nobody else. */
  constructor(secret: Uint8Array) {
    this.#key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32)));
  }

  /**
   * Tokens of the installation whose key it is: gateways that sign the same documents take each other's tokens. The
   * signature of a text that is no document stays here and always comes out the same (RFC 8032 §5.1.6), so it is a secret.
   */
  static ofReleaseKey(key: Pick<ReleaseKey, 'sign'>): BeaconTokens {
    return new BeaconTokens(Buffer.from(key.sign(PURPOSE).signature, 'base64'));
  }

  /** A token for one page; `now` in milliseconds. */
  issue(now = Date.now()): string {
    const token = Buffer.allocUnsafe(SIGNED_BYTES + MAC_BYTES);
    this.#takePageId().copy(token);
    token.writeUInt32BE(Math.floor(now / MINUTE_MS), PAGE_BYTES);
    this.#sign(token).copy(token, SIGNED_BYTES);
    return token.toString('base64url');
  }

  /** The id of the page that the token was made for; null when it is forged, malformed or older than two hours. */
  check(token: string, now = Date.now()): string | null {
    if (!TOKEN.test(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    if (!timingSafeEqual(bytes.subarray(SIGNED_BYTES), this.#sign(bytes))) return null;
    const age = Math.floor(now / MINUTE_MS) - bytes.readUInt32BE(PAGE_BYTES);
    if (age > VALID_MINUTES || age < -AHEAD_MINUTES) return null;
    return bytes.toString('base64url', 0, PAGE_BYTES);
  }

  #sign(token: Buffer): Buffer {
    const signed = token.subarray(0, SIGNED_BYTES);
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
