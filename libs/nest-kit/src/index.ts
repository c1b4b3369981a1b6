import 'reflect-metadata';

export {
  CurrentOperator,
  CurrentUser,
  CurrentUserOrNull,
  GuardedBy,
  Members,
  Operators,
  OptionalMember,
  Public,
} from './auth/access.ts';
export { FailedAttempts } from './auth/failed-attempts.ts';
export { bearerToken, IDENTITY_PORT } from './auth/members.guard.ts';
export { OPERATOR_ACCESS, OperatorAccess } from './auth/operator-access.ts';
export { OperatorsGuard, type OperatorRequest } from './auth/operators.guard.ts';
export { routesWithoutAccess } from './auth/routes-without-access.ts';
export { configFields } from './config/fields.ts';
export { ConfigError, loadConfig } from './config/load-config.ts';
export { openSecretFile } from './config/secret-file.ts';
export { createDataSource, type ServiceDatabase } from './database/data-source.ts';
export { DatabaseModule } from './database/database.module.ts';
export {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './database/embedded-postgres.ts';
export { openDatabase, type OpenDatabase, type OpenDatabaseOptions } from './database/open-database.ts';
export { AppError, toAppError, type AppErrorOptions } from './errors/app-error.ts';
export { ErrorFilter } from './errors/error.filter.ts';
export { requestLocale } from './errors/request-locale.ts';
export { SchemaValidationPipe } from './errors/schema-validation.pipe.ts';
export { HealthModule } from './health/health.module.ts';
export { clientAddress } from './http/client-address.ts';
export { clientNetwork } from './http/client-network.ts';
export { configureHttpApp, createHttpAdapter, TRACE_HEADER } from './http/http-app.ts';
export { createRepresentation, sendRepresentation, type Representation } from './http/representation.ts';
export { requireServiceToken, SERVICE_TOKEN_HEADER } from './http/service-token.ts';
export { Jobs, type Job, type QueueOptions } from './jobs/jobs.ts';
export { JobsModule, type JobsModuleOptions } from './jobs/jobs.module.ts';
export { bootService, type BootServiceOptions } from './lifecycle/boot-service.ts';
export { runUntilSignal, type RunUntilSignalOptions } from './lifecycle/run-until-signal.ts';
export { createLogger, NestLogger } from './logging/logger.ts';
export { DeliveryRefusedError, type Mail, type MailSender } from './mail/mail-sender.ts';
export { SmtpMailSender, type SmtpOptions } from './mail/smtp-mail-sender.ts';
export type { Sms, SmsSender } from './sms/sms-sender.ts';
export { TencentSmsSender, type TencentSmsOptions } from './sms/tencent-sms-sender.ts';
