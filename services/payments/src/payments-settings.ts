import type { AlipaySettings } from './alipay/alipay-settings.ts';
import { isDevelopmentMachine, loadConfig, withDevelopmentSecret } from '@danqing/nest-kit/config';
import { z } from 'zod';
import {
  ALIPAY_GATEWAY,
  paymentsConfigFields,
  paymentsProblems,
  type PaymentsConfig,
} from './payments-config.ts';
import type { ReceiptSeller } from './receipt/receipt-seller.ts';
import type { StripeSettings } from './stripe/stripe-settings.ts';

export interface PaymentsSettings {
  /** Below which browsers see the site; begins and ends with a slash. */
  basePath: string;
  dataDir: string;
  /** Scheme and host of the site; null where no provider is configured that would have to know. */
  publicUrl: string | null;
  stripe: StripeSettings | null;
  alipay: AlipaySettings | null;
  /** Whether the sandbox stands in for providers that are not configured. */
  sandbox: boolean;
  /** Who sells, as receipts say; null: not stated. */
  seller: ReceiptSeller;
}

/** The settings of `PaymentsModule.forRoot`, of a configuration without `paymentsProblems`. */
export const paymentsSettings = (config: PaymentsConfig): PaymentsSettings => ({
  basePath: config.BASE_PATH,
  dataDir: config.DATA_DIR,
  publicUrl: config.PUBLIC_URL ?? null,
  stripe:
    config.STRIPE_SECRET_KEY === undefined
      ? null
      : {
          secretKey: config.STRIPE_SECRET_KEY,
          webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? '',
          apiUrl: config.STRIPE_API_URL ?? null,
        },
  alipay:
    config.ALIPAY_APP_ID === undefined
      ? null
      : {
          appId: config.ALIPAY_APP_ID,
          sellerId: config.ALIPAY_SELLER_ID ?? '',
          privateKey: config.ALIPAY_PRIVATE_KEY ?? '',
          publicKey: config.ALIPAY_PUBLIC_KEY ?? '',
          gateway: config.ALIPAY_GATEWAY ?? ALIPAY_GATEWAY,
        },
  sandbox: isDevelopmentMachine(config),
  seller: {
    name: config.RECEIPT_SELLER ?? null,
    address: config.RECEIPT_ADDRESS ?? null,
    taxNumber: config.RECEIPT_TAX_NUMBER ?? null,
  },
});

/** Of a program beside the site. Throws a ConfigError. */
export const readPaymentsSettings = (env: NodeJS.ProcessEnv): PaymentsSettings =>
  paymentsSettings(
    loadConfig(z.object(paymentsConfigFields), withDevelopmentSecret(env), { check: paymentsProblems }),
  );
