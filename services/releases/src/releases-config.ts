import { z } from 'zod';
import { budgetConfigFields } from './gate/budget-ceilings.ts';
import { parseSigningKey } from './documents/release-key.ts';
import { DEFAULT_ENVIRONMENT, environmentSchema } from './plane/operator-input.ts';
import { parseOverrideOrigins } from './overrides/override-origins.ts';
import { quotaConfigFields } from './upload/publisher-quota.ts';

export { LOOPBACK_ORIGINS, NO_ORIGINS, type OverrideOrigins } from './overrides/override-origins.ts';

export const releasesConfigFields = {
  ...quotaConfigFields,
  ...budgetConfigFields,
  RELEASE_ENVIRONMENT: environmentSchema
    .default(DEFAULT_ENVIRONMENT)
    .meta({ description: 'whose pointers are served and moved' }),
  RELEASE_SIGNING_KEY: z
    .string()
    .refine(isSigningKey, 'must be an Ed25519 private key: base64 of its PKCS #8 DER form')
    .optional()
    .meta({
      description:
        '`openssl genpkey -algorithm ed25519 -outform DER | base64 -w0`; the same on every gateway',
      unset: '`DATA_DIR/release-key`',
    }),
  MOUNT_WORKER: z.enum(['on', 'off'], 'must be on or off').default('on').meta({
    description:
      '`off`: `npm start` runs no [mount worker](operating.md#the-mount-worker), which tries releases in a browser. Without an installed browser there is none either',
  }),
  OVERRIDE_ORIGINS: z
    .string()
    .transform((text, context) => {
      const origins = parseOverrideOrigins(text);
      if (origins) return origins;
      context.addIssue('must be none, or loopback and https origins, separated by commas');
      return z.NEVER;
    })
    .optional()
    .meta({
      description:
        '[whose development servers](operating.md#overrides-an-area-from-a-developers-machine): `none`, or `loopback` and https origins, separated by commas',
      unset: 'on a development machine `loopback`, else `none`',
    }),
};

function isSigningKey(text: string): boolean {
  try {
    parseSigningKey(text);
    return true;
  } catch {
    return false;
  }
}
