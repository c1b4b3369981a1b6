export { auditLedger, type LedgerAudit, type LedgerProblem } from './audit/audit-ledger.ts';
export { runCreditsCli, type CreditsCliContext } from './cli/cli.ts';
export { CREDITS_PORT, CreditsModule, type CreditsModuleOptions } from './credits.module.ts';
export { openCreditsToSeed } from './programs/seed-credits.ts';
export { readPurchases, type PurchaseEntry } from './purchases/read-purchases.ts';
export { service } from './service.ts';
