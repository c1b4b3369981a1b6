import { hkdfSync } from 'node:crypto';
import { openText, sealText } from '@danqing/nest-kit';
import { secretOf } from '../documents/token-signer.ts';
import type { ReleaseKey } from '../documents/release-key.ts';

const PURPOSE = 'danqing notification targets';

/** Scheme of the URL of a mail target. */
export const MAIL_SCHEME = 'mailto:';

export interface TargetSecret {
  url: string;
  /** What signs the requests, in the form of the target's kind. */
  secret: string | null;
}

/** Encrypts addresses and secrets of targets with a key that only the gateways of an environment have. */
export class TargetSecrets {
  readonly #key: Buffer;
  readonly #environment: string;

  constructor(secret: Uint8Array, environment: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, environment, PURPOSE, 32));
    this.#environment = environment;
  }

  static ofReleaseKey(key: Pick<ReleaseKey, 'sign'>, environment: string): TargetSecrets {
    return new TargetSecrets(secretOf(key, PURPOSE), environment);
  }

  seal(secret: TargetSecret): string {
    return sealText(this.#key, JSON.stringify(secret), this.#environment);
  }

  /** @throws {Error} when it was sealed with another signing key */
  open(sealed: string): TargetSecret {
    try {
      return JSON.parse(openText(this.#key, sealed, this.#environment)) as TargetSecret;
    } catch {
      throw new Error('stored with another signing key: add the target again');
    }
  }
}
