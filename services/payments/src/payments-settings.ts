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
  basePath: string;
  dataDir: string;
  /** Origin of the site; null when no configured provider needs it. */
  publicUrl: string | null;
  stripe: StripeSettings | null;
  alipay: AlipaySettings | null;
  sandbox: boolean;
  seller: ReceiptSeller;
}

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

/**
 * Reads the settings for a program that runs outside the site.
 *
 * @throws {ConfigError} when a variable is missing or invalid
 */
export const readPaymentsSettings = (env: NodeJS.ProcessEnv): PaymentsSettings =>
  paymentsSettings(
    loadConfig(z.object(paymentsConfigFields), withDevelopmentSecret(env), { check: paymentsProblems }),
  );
