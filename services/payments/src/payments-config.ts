import {
  configFields,
  developmentFields,
  isDevelopmentMachine,
  isLoopbackHost,
  type ServiceConfig,
} from '@danqing/nest-kit/config';
import { z } from 'zod';

const text = z.string().min(1);
export const ALIPAY_GATEWAY = 'https://openapi.alipay.com/gateway.do';

export const paymentsConfigFields = {
  ...developmentFields,
  BASE_PATH: configFields.basePath.default('/'),
  DATA_DIR: configFields.dataDir,
  PUBLIC_URL: configFields.publicUrl.optional(),
  STRIPE_SECRET_KEY: text.optional().meta({
    description: 'with `STRIPE_WEBHOOK_SECRET`: [payments](operating.md#payments)',
    unset: 'no payments by Stripe; on a development machine the sandbox',
  }),
  STRIPE_WEBHOOK_SECRET: text.optional().meta({
    description: 'of the endpoint `/api/payments/stripe/notices` in the dashboard of Stripe',
  }),
  STRIPE_API_URL: configFields.url
    .optional()
    .meta({ description: 'another address of the API', unset: 'that of Stripe' }),
  ALIPAY_APP_ID: text.optional().meta({
    description: 'with the other three: [payments](operating.md#payments)',
    unset: 'no payments by Alipay; on a development machine the sandbox',
  }),
  ALIPAY_SELLER_ID: text
    .optional()
    .meta({ description: 'the account that is paid, `2088…`; notices about another are refused' }),
  ALIPAY_PRIVATE_KEY: text
    .optional()
    .meta({ description: 'of the app, RSA2 in PKCS#8: the base64 text in one line, without BEGIN and END' }),
  ALIPAY_PUBLIC_KEY: text
    .optional()
    .meta({ description: 'of Alipay, not of the app: the base64 text in one line' }),
  ALIPAY_GATEWAY: configFields.url
    .optional()
    .meta({ description: 'another gateway, as that of its sandbox', unset: `\`${ALIPAY_GATEWAY}\`` }),
  RECEIPT_SELLER: z
    .string()
    .min(1)
    .max(120)
    .optional()
    .meta({ description: 'who sells, as receipts name them', unset: 'the name of the site' }),
  RECEIPT_ADDRESS: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta({ description: 'postal address of the seller, on receipts', unset: 'none' }),
  RECEIPT_TAX_NUMBER: z
    .string()
    .min(1)
    .max(40)
    .optional()
    .meta({ description: 'tax number of the seller, on receipts', unset: 'none' }),
};

export type PaymentsConfig = Readonly<z.output<z.ZodObject<typeof paymentsConfigFields>>>;

const GROUPS = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['ALIPAY_APP_ID', 'ALIPAY_SELLER_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'],
] as const;

export function paymentsProblems(config: Partial<PaymentsConfig>): string[] {
  return [
    ...GROUPS.flatMap((names) => incomplete(names, config)),
    ...readable('STRIPE_API_URL', config),
    ...readable('ALIPAY_GATEWAY', config),
  ];
}

function incomplete(names: readonly (keyof PaymentsConfig)[], config: Partial<PaymentsConfig>): string[] {
  const [first] = names;
  const missing = names.filter((name) => config[name] === undefined);
  if (missing.length === names.length) return [];
  return [
    ...missing.map((name) => `${name}: is required with the others of ${String(first).split('_')[0]}_`),
    ...(config.PUBLIC_URL === undefined
      ? [`PUBLIC_URL: is required with ${first}, for members come back to it and notices go there`]
      : []),
  ];
}

/** Requires https for providers in production, except on loopback. */
function readable(name: 'STRIPE_API_URL' | 'ALIPAY_GATEWAY', config: Partial<PaymentsConfig>): string[] {
  const url = config[name];
  if (isDevelopmentMachine(config) || url === undefined) return [];
  const { protocol, host } = new URL(url);
  return protocol === 'https:' || isLoopbackHost(host)
    ? []
    : [`${name}: must be https:// with NODE_ENV=production`];
}

export const paymentsConfig: ServiceConfig<typeof paymentsConfigFields> = {
  fields: paymentsConfigFields,
  problems: paymentsProblems,
};

/**
 * Returns CSP `form-action` sources. Alipay redirects its forms to other hosts, which the policy must allow.
 */
export const paymentFormTargets = ({
  ALIPAY_APP_ID,
  ALIPAY_GATEWAY: gateway,
}: Partial<PaymentsConfig>): string[] =>
  ALIPAY_APP_ID === undefined
    ? []
    : [
        new URL(gateway ?? ALIPAY_GATEWAY).origin,
        ...(gateway === undefined ? ['https://*.alipay.com'] : ['https://*.alipaydev.com']),
      ];
