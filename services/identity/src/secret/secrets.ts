import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { openText, sealText } from '@danqing/nest-kit';
import type { CodePurpose } from '../purpose/code-purposes.ts';

interface CodeToHash {
  id: string;
  purpose: CodePurpose;
  code: string;
}

export class Secrets {
  readonly #codeKey: Buffer;
  readonly #sealKey: Buffer;
  readonly #mailboxKey: Buffer;
  readonly #pseudonymKey: Buffer;
  /** Keys that sign proof-of-work challenges and their expected solutions. */
  readonly proofKeys: Readonly<Record<'challengeKey' | 'solutionKey', string>>;

  /**
   * Derives a separate key for each use.
   *
   * @see RFC 5869
   */
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
   * Returns the HMAC-SHA256 of a code and its purpose. The row id makes hashes of equal codes differ. Sign-in
   * hashes omit the purpose, so versions without purposes accept sign-in codes and no others.
   */
  hashCode({ id, purpose, code }: CodeToHash): Buffer {
    const bound = purpose === 'sign-in' ? [id, code] : [id, purpose, code];
    return createHmac('sha256', this.#codeKey).update(bound.join('\n')).digest();
  }

  hashMailbox(mailbox: string): Buffer {
    return createHmac('sha256', this.#mailboxKey).update(mailbox).digest();
  }

  /**
   * Returns a name for a mailbox or number that only pepper holders can link to it (HMAC-SHA256, base64url).
   * Equal input gives an equal name until the pepper changes.
   */
  pseudonym(mailbox: string): string {
    return createHmac('sha256', this.#pseudonymKey).update(mailbox).digest('base64url');
  }

  isCode(hash: Buffer, code: CodeToHash): boolean {
    return timingSafeEqual(hash, this.hashCode(code));
  }

  /** Encrypts a text, bound to the context that `open` must repeat. */
  seal(text: string, context: string): string {
    return sealText(this.#sealKey, text, context);
  }

  /** Throws if the text was modified, or sealed with another pepper or context. */
  open(sealed: string, context: string): string {
    return openText(this.#sealKey, sealed, context);
  }
}

const deriveKey = (pepper: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', pepper, '', purpose, 32));
