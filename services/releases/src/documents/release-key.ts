import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import type { SignedDocument } from '@danqing/contracts/releases';
import { OperatorError, openSecretFile } from '@danqing/nest-kit/config';
import type { DataSource } from 'typeorm';
import { replaceSigningKey, selectOrInsertSigningKey } from '../database/signing-key.queries.ts';
import { ReleaseError } from '../release/release-error.ts';

/** Signs the release documents of an installation. */
export interface ReleaseKey {
  /** Base64 of the 32 bytes. */
  publicKey: string;
  sign(text: string): SignedDocument;
}

export interface ReleaseKeyOptions {
  database: DataSource;
  /** The key is kept in `<dataDir>/release-key`. */
  dataDir: string;
  /** RELEASE_SIGNING_KEY, of the form that `parseSigningKey` reads: takes the place of the file, and of the key that the database knew. */
  configured?: string | undefined;
}

/**
 * The key of this installation: the configured one, or one made at the first start and readable by this user only. The
 * database keeps the public half, so that of several gateways none signs with another key unnoticed. Throws
 * SIGNING_KEY_DIFFERS when the key in the data folder is not the one that the database knows.
 */
export async function openReleaseKey({
  database,
  dataDir,
  configured,
}: ReleaseKeyOptions): Promise<ReleaseKey> {
  const key = configured === undefined ? await readKeyFile(dataDir) : parseSigningKey(configured);
  const publicKey = publicKeyOf(key);
  if (configured !== undefined) await replaceSigningKey(database, publicKey);
  else {
    const known = await selectOrInsertSigningKey(database, publicKey);
    if (known !== publicKey)
      throw new ReleaseError(
        'SIGNING_KEY_DIFFERS',
        `The release documents of this database are signed with another key (public key ${known}) than the one in ${keyFile(dataDir)} (${publicKey}). ` +
          `Several gateways over one database need the same: copy that file from the first one, or set RELEASE_SIGNING_KEY everywhere. ` +
          `If the first key is lost, set RELEASE_SIGNING_KEY to a new one; it takes the place of the old one.`,
      );
  }
  return {
    publicKey,
    sign: (text) => ({ text, signature: sign(null, Buffer.from(text), key).toString('base64') }),
  };
}

/**
 * Reads an Ed25519 private key: base64 of its PKCS #8 form, as
 * `openssl genpkey -algorithm ed25519 -outform DER | base64` makes it. Throws when it is anything else.
 */
export function parseSigningKey(text: string): KeyObject {
  const key = createPrivateKey({ key: Buffer.from(text.trim(), 'base64'), format: 'der', type: 'pkcs8' });
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(`an Ed25519 key is needed, not ${key.asymmetricKeyType}`);
  return key;
}

function publicKeyOf(key: KeyObject): string {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}

const keyFile = (dataDir: string) => join(dataDir, 'release-key');

async function readKeyFile(dataDir: string): Promise<KeyObject> {
  const file = keyFile(dataDir);
  try {
    return parseSigningKey(await openSecretFile(file, newKey));
  } catch (cause) {
    throw new OperatorError(
      `${file} does not hold the key that signs release documents. Restore it, or set RELEASE_SIGNING_KEY.`,
      { cause },
    );
  }
}

const newKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
