import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { CodePurpose } from '../purpose/code-purposes.ts';

interface CodeToHash {
  /** Of the code's row. */
  id: string;
  purpose: CodePurpose;
  code: string;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What only a holder of the pepper can do: check one-time codes and open sealed jobs. */
export class Secrets {
  readonly #codeKey: Buffer;
  readonly #sealKey: Buffer;
  readonly #mailboxKey: Buffer;
  readonly #pseudonymKey: Buffer;
  /** Sign what browsers work on, and what they are to find. */
  readonly proofKeys: Readonly<Record<'challengeKey' | 'solutionKey', string>>;

  /** Each use has a key of its own, derived from the pepper (RFC 5869). */
  constructor(pepper: string) {
    this.#codeKey = deriveKey(pepper, 'danqing one-time codes');
    this.#sealKey = deriveKey(pepper, 'danqing sealed jobs');
    this.#mailboxKey = deriveKey(pepper, 'danqing spent mailboxes');
    this.#pseudonymKey = deriveKey(pepper, 'danqing pseudonyms');
    this.proofKeys = {
      challengeKey: deriveKey(pepper, 'danqing proof challenges').toString('hex'),
      solutionKey: deriveKey(pepper, 'danqing proof solutions').toString('hex'),
    };
  }

  /**
   * HMAC-SHA256 of a code and its purpose; the id of its row makes equal codes differ. The hash of a sign-in code has no
   * purpose in it, so versions that know no purposes accept sign-in codes and no others.
   */
  hashCode({ id, purpose, code }: CodeToHash): Buffer {
    const bound = purpose === 'sign-in' ? [id, code] : [id, purpose, code];
    return createHmac('sha256', this.#codeKey).update(bound.join('\n')).digest();
  }

  /** HMAC-SHA256 of a mailbox of an account that is no more: only to be compared with. */
  hashMailbox(mailbox: string): Buffer {
    return createHmac('sha256', this.#mailboxKey).update(mailbox).digest();
  }

  /**
   * A name for a mailbox or number that only holders of the pepper can connect with it (HMAC-SHA256, base64url). Equal
   * for equal input until the pepper changes.
   */
  pseudonym(mailbox: string): string {
    return createHmac('sha256', this.#pseudonymKey).update(mailbox).digest('base64url');
  }

  /** Takes the same time whether or not they are equal. */
  isCode(hash: Buffer, code: CodeToHash): boolean {
    return timingSafeEqual(hash, this.hashCode(code));
  }

  /** Encrypts a text; only `open` with the same context gives it back. */
  seal(text: string, context: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#sealKey, nonce).setAAD(Buffer.from(context));
    return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
      'base64url',
    );
  }

  /** Throws when the text was sealed under another pepper or context, or was changed. */
  open(sealed: string, context: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(CIPHER, this.#sealKey, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([
      decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)),
      decipher.final(),
    ]).toString();
  }
}

const deriveKey = (pepper: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', pepper, '', purpose, 32));
