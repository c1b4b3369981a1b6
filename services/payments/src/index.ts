export { runPaymentsCli, type PaymentsCliContext } from './cli/cli.ts';
export { paymentsDatabase } from './database/payments-database.ts';
export { openProviders } from './open-providers.ts';
export { readPaymentsSettings, type PaymentsSettings } from './payments-settings.ts';
export { PaymentsModule, type PaymentsModuleOptions } from './payments.module.ts';
export { service } from './service.ts';
