import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openSecretFile } from '@danqing/nest-kit';
import type { DataSource } from 'typeorm';
import type { PaymentsSettings } from './payments-settings.ts';
import type { PaymentProvider } from './provider/provider.ts';
import { Providers } from './provider/providers.ts';
import { SandboxProvider } from './sandbox/sandbox-provider.ts';

/**
 * Opens the configured providers. Their SDKs take megabytes of memory, so each is imported only when its keys
 * are set.
 */
export async function openProviders(settings: PaymentsSettings, dataSource: DataSource): Promise<Providers> {
  const { stripe, alipay, sandbox, basePath, dataDir } = settings;
  const siteUrl = settings.publicUrl ?? '';
  const providers: PaymentProvider[] = [];
  if (stripe) {
    const { StripeProvider } = await import('./stripe/stripe-provider.ts');
    providers.push(await StripeProvider.open(stripe, { siteUrl, basePath }));
  }
  if (alipay) {
    const { AlipayProvider } = await import('./alipay/alipay-provider.ts');
    providers.push(await AlipayProvider.open(alipay, { siteUrl, basePath }));
  }
  if (sandbox) {
    const secret = await openSecretFile(join(dataDir, 'payments', 'sandbox-secret'), () =>
      randomBytes(32).toString('base64url'),
    );
    providers.push(new SandboxProvider(secret, basePath, () => dataSource));
  }
  return new Providers(providers);
}
