export { paymentsDatabase } from './database/payments-database.ts';
export { PaymentsModule, type PaymentsModuleOptions } from './payments.module.ts';
export { service } from './service.ts';
