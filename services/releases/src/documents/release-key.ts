import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SignedDocument } from '@danqing/contracts/releases';
import { OperatorError, openSecretFile } from '@danqing/nest-kit/config';
import type { DataSource } from 'typeorm';
import {
  replaceSigningKey,
  selectOrInsertSigningKey,
  selectSigningKey,
} from '../database/signing-key.queries.ts';
import { ReleaseError } from '../release/release-error.ts';

export interface ReleaseKey {
  publicKey: string;
  sign(text: string): SignedDocument;
}

export interface ReleaseKeyOptions {
  database: DataSource;
  dataDir: string;
  /**
   * RELEASE_SIGNING_KEY, in the form that `parseSigningKey` reads. It replaces the file and the key that the
   * database stores.
   */
  configured?: string | undefined;
}

/**
 * Returns the installation's signing key: the configured one, or a file created at first start that only this
 * user can read. The database stores the public key, so that no second gateway signs with another key.
 *
 * @throws {ReleaseError} SIGNING_KEY_DIFFERS when the key file does not match the database
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
  return toReleaseKey(key);
}

/**
 * Returns the key of a running site, for programs beside it. It creates and replaces nothing, because a program
 * with another data folder would otherwise decide the site's key.
 *
 * @throws {ReleaseError} SIGNING_KEY_DIFFERS when the site has another key or none yet
 */
export async function readReleaseKey({
  database,
  dataDir,
  configured,
}: ReleaseKeyOptions): Promise<ReleaseKey> {
  const text = configured ?? (await readFile(keyFile(dataDir), 'utf8').catch(() => null));
  const key = text === null ? null : parseSigningKey(text);
  if (!key || publicKeyOf(key) !== (await selectSigningKey(database)))
    throw new ReleaseError(
      'SIGNING_KEY_DIFFERS',
      `This needs the site's signing key, which is not in ${keyFile(dataDir)}. ` +
        `Name the gateway's data folder with DATA_DIR, set RELEASE_SIGNING_KEY, or use --site with --token-file.`,
    );
  return toReleaseKey(key);
}

const toReleaseKey = (key: KeyObject): ReleaseKey => ({
  publicKey: publicKeyOf(key),
  sign: (text) => ({ text, signature: sign(null, Buffer.from(text), key).toString('base64') }),
});

/**
 * Parses an Ed25519 private key in base64 PKCS #8, as produced by `openssl genpkey -algorithm ed25519
 * -outform DER | base64`.
 *
 * @throws {Error} for any other text
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
