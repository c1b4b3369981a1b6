import {
  configFields,
  developmentFields,
  isDevelopmentMachine,
  s3ConfigFields,
  s3Problems,
  type ServiceConfig,
} from '@danqing/nest-kit/config';
import { isSupportedCountry, type CountryCode } from 'libphonenumber-js/mobile';
import { z } from 'zod';

export const SMS_VARIABLES = [
  'SMS_SECRET_ID',
  'SMS_SECRET_KEY',
  'SMS_SDK_APP_ID',
  'SMS_SIGN_NAME',
  'SMS_TEMPLATE_ID',
] as const;
const text = z.string().min(1);

const region = (code: string): code is CountryCode => isSupportedCountry(code);

export const identityConfigFields = {
  ...s3ConfigFields,
  ...developmentFields,
  BASE_PATH: configFields.basePath.default('/'),
  DATA_DIR: configFields.dataDir,
  PUBLIC_URL: configFields.publicUrl.optional(),
  OTP_PEPPER: z.string().min(32, 'must have at least 32 characters').optional().meta({
    description:
      'at least 32 characters: `openssl rand -base64 32`. **Required in production**, the same on every gateway',
    unset: 'on a development machine made once, `DATA_DIR/identity/pepper`',
  }),
  PHONE_REGION: z
    .string()
    .refine(region, 'must be a region such as CN')
    .default('CN')
    .meta({ description: 'region of phone numbers without a country code' }),
  SMS_REGIONS: z
    .string()
    .transform((codes) => codes.split(',').map((code) => code.trim()))
    .refine((codes): codes is CountryCode[] => codes.every(region), 'must be regions such as CN,HK')
    .optional()
    .meta({
      description: 'regions that get text messages, separated by commas; other numbers are refused',
      unset: '`PHONE_REGION`',
    }),
  SEND_LIMIT_PER_ADDRESS: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'must be a number from 1 to 999999')
    .transform(Number)
    .default(30)
    .meta({ description: 'new members of one network that get starting credits in a day' }),
  PROOF_GUESSES: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'must be a number from 1 to 999999')
    .transform(Number)
    .default(1_000)
    .meta({ description: 'the smallest proof of work, about a second of a browser' }),
  SMTP_URL: configFields.smtpUrl.optional().meta({
    description:
      '`smtps://user:password@host:465`, or `smtp://…?requireTLS=true`; parameters `requireTLS`, `ignoreTLS`, `pool`. Production wants it encrypted, or all `SMS_` variables',
  }),
  MAIL_FROM: configFields.mailFrom
    .optional()
    .meta({ description: '`Name <address>`; required with `SMTP_URL`' }),
  SMS_SECRET_ID: text.optional().meta({ description: 'Tencent Cloud; all five or none' }),
  SMS_SECRET_KEY: text.optional(),
  SMS_SDK_APP_ID: text.optional(),
  SMS_SIGN_NAME: text.optional(),
  SMS_TEMPLATE_ID: text
    .optional()
    .meta({ description: 'template of codes that sign in; its parameters are code and minutes' }),
  SMS_DELETION_TEMPLATE_ID: text.optional().meta({
    description:
      'template of codes that confirm the deletion of an account; the same parameters. Its text must say so',
    unset: 'members with a phone number alone cannot delete their account',
  }),
  SMS_ENDPOINT: configFields.url
    .optional()
    .meta({ description: 'another address of the service', unset: 'that of Tencent Cloud' }),
};

export type IdentityConfig = Readonly<z.output<z.ZodObject<typeof identityConfigFields>>>;

/**
 * Returns problems that depend on several variables: missing companions, and values that production rejects.
 */
export function identityProblems(config: Partial<IdentityConfig>): string[] {
  const production = !isDevelopmentMachine(config);
  const { SMTP_URL: url, MAIL_FROM: from, OTP_PEPPER: pepper } = config;
  const missing = SMS_VARIABLES.filter((name) => config[name] === undefined);
  const sms = missing.length === 0;
  return [
    ...(url && !from ? ['MAIL_FROM: is required with SMTP_URL'] : []),
    ...(sms || missing.length === SMS_VARIABLES.length
      ? []
      : missing.map((name) => `${name}: is required with the other SMS variables`)),
    ...(production && !url && !sms
      ? [
          'SMTP_URL: is required with NODE_ENV=production, unless the SMS variables are set',
          ...(from ? [] : ['MAIL_FROM: is required with SMTP_URL']),
        ]
      : []),
    ...(production ? readableOnTheWay(config) : []),
    ...(production && !pepper ? ['OTP_PEPPER: is required with NODE_ENV=production'] : []),
  ];
}

export const identityConfig: ServiceConfig<typeof identityConfigFields> = {
  fields: identityConfigFields,
  problems: (config) => [...s3Problems(config), ...identityProblems(config)],
};

/** Production must not send codes over an unencrypted connection. */
function readableOnTheWay({ SMTP_URL, SMS_ENDPOINT }: Partial<IdentityConfig>): string[] {
  const problems: string[] = [];
  if (SMTP_URL !== undefined) {
    const { protocol, searchParams } = new URL(SMTP_URL);
    const encrypted = protocol === 'smtps:' || searchParams.get('requireTLS') === 'true';
    if (!encrypted || searchParams.get('ignoreTLS') === 'true') {
      problems.push(
        'SMTP_URL: must be smtps:// or carry requireTLS=true, without ignoreTLS, with NODE_ENV=production',
      );
    }
  }
  if (SMS_ENDPOINT !== undefined && new URL(SMS_ENDPOINT).protocol !== 'https:') {
    problems.push('SMS_ENDPOINT: must be https:// with NODE_ENV=production');
  }
  return problems;
}
