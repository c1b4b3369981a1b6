import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hash,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import type { ReleaseKey } from '../documents/release-key.ts';
import { networkOf } from './network-of.ts';

/** The page id is also the nonce of AES-GCM, which takes 96 bits. */
const PAGE_BYTES = 12;
const MINUTE_BYTES = 4;
const SEQUENCE_BYTES = 6;
const NETWORK_BYTES = 6;
/** The characters of the cookie, because visitors may send ids that no gateway has made. */
const VISITOR_BYTES = 22;
const SEALED_BYTES = MINUTE_BYTES + SEQUENCE_BYTES + NETWORK_BYTES + VISITOR_BYTES;
const TAG_BYTES = 16;
const TOKEN_BYTES = PAGE_BYTES + SEALED_BYTES + TAG_BYTES;
/** 66 bytes in base64url. */
const TOKEN = /^[\w-]{88}$/;
const NO_VISITOR = Buffer.alloc(VISITOR_BYTES);
const CIPHER = 'aes-256-gcm';

const MINUTE_MS = 60_000;
export const TOKEN_VALID_MINUTES = 120;
/** The clock of another gateway may be ahead. */
const AHEAD_MINUTES = 2;
const PURPOSE = 'danqing beacon tokens';
const SEAL_PURPOSE = 'danqing sealed beacon tokens';

/** Identifies a page's release document: the newest move, and the visitor, whose id selects the canaries. */
export interface PageDocument {
  sequence: number;
  /** Null gets every stable release. */
  visitor: string | null;
}

export interface BeaconPage extends PageDocument {
  id: string;
  /** Returns whether the token was requested from the network of this address. */
  isFrom(address: string): boolean;
}

/**
 * Issues and opens the tokens with which pages report loads. A token contains a page id, the minute, the
 * requesting network and what the page's document depends on, and has the same length for every document. It
 * is encrypted, because scripts must not read the visitor's id.
 */
export class BeaconTokens {
  readonly #sealKey: KeyObject;
  readonly #secret: Uint8Array;

  /** @param secret shared by all gateways and known only to them */
  constructor(secret: Uint8Array) {
    this.#secret = secret;
    this.#sealKey = this.deriveKey(SEAL_PURPOSE);
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

  issue({ sequence, visitor }: PageDocument, address: string, now = Date.now()): string {
    const page = randomBytes(PAGE_BYTES);
    const content = Buffer.alloc(SEALED_BYTES);
    content.writeUInt32BE(Math.floor(now / MINUTE_MS), 0);
    content.writeUIntBE(sequence, MINUTE_BYTES, SEQUENCE_BYTES);
    networkDigest(address).copy(content, MINUTE_BYTES + SEQUENCE_BYTES);
    content.write(visitor ?? '', SEALED_BYTES - VISITOR_BYTES, 'latin1');
    const cipher = createCipheriv(CIPHER, this.#sealKey, page);
    const sealed = cipher.update(content);
    cipher.final();
    return Buffer.concat([page, sealed, cipher.getAuthTag()], TOKEN_BYTES).toString('base64url');
  }

  /** Returns what a token says, or null when it is forged, too old or from the future. */
  check(token: string, now = Date.now()): BeaconPage | null {
    if (!TOKEN.test(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    const content = this.#open(bytes);
    if (content === null) return null;
    const age = Math.floor(now / MINUTE_MS) - content.readUInt32BE(0);
    if (age > TOKEN_VALID_MINUTES || age < -AHEAD_MINUTES) return null;
    const visitorAt = SEALED_BYTES - VISITOR_BYTES;
    const network = content.subarray(MINUTE_BYTES + SEQUENCE_BYTES, visitorAt);
    const visitor = content.subarray(visitorAt);
    return {
      id: bytes.toString('base64url', 0, PAGE_BYTES),
      sequence: content.readUIntBE(MINUTE_BYTES, SEQUENCE_BYTES),
      visitor: visitor.equals(NO_VISITOR) ? null : visitor.toString('latin1'),
      isFrom: (address) => networkDigest(address).equals(network),
    };
  }

  #open(token: Buffer): Buffer | null {
    const decipher = createDecipheriv(CIPHER, this.#sealKey, token.subarray(0, PAGE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(token.subarray(-TAG_BYTES));
    const content = decipher.update(token.subarray(PAGE_BYTES, -TAG_BYTES));
    try {
      decipher.final();
      return content;
    } catch {
      return null;
    }
  }
}

const networkDigest = (address: string): Buffer =>
  hash('sha256', networkOf(address), 'buffer').subarray(0, NETWORK_BYTES);
