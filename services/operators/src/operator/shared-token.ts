import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openSecretFile } from '@danqing/nest-kit/config';
import { z } from 'zod';

export const operatorConfigFields = {
  OPERATOR_TOKEN: z
    .string()
    .regex(
      /^[\w.~+/-]{24,400}=*$/,
      'must have at least 24 characters, of letters, digits and - . _ ~ + / (openssl rand -base64 32)',
    )
    .optional()
    .meta({
      description:
        'at least 24 characters: `openssl rand -base64 32`. **Required in production**; serves [until operators have names](operating.md#operators)',
      unset: '`DATA_DIR/operator-token`',
    }),
};

export const operatorTokenFile = (dataDir: string): string => join(dataDir, 'operator-token');

/**
 * Returns the configured shared token. In development, the first start generates one in a file that only this
 * user can read.
 */
export async function openSharedToken(configured: string | undefined, dataDir: string): Promise<string> {
  return (
    configured ??
    (await openSecretFile(operatorTokenFile(dataDir), () => randomBytes(24).toString('base64url')))
  );
}
