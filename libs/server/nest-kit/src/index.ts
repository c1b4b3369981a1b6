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
export { Authors, provideAuthors } from './authors/authors.ts';
export { FailedAttempts } from './auth/failed-attempts.ts';
export { bearerToken, IDENTITY_PORT } from './auth/members.guard.ts';
export {
  OPERATOR_ACCESS,
  type OperatorAccessPort,
  type OperatorPurpose,
  type OperatorRequest,
  type AuthenticatedOperator,
} from './auth/operator-access.ts';
export { OperatorPurposeOf } from './auth/operators.guard.ts';
export { AnyOperator, NeedsRight, requireRight } from './auth/rights.ts';
export { routesOf, routesOfController, routesWithoutAccess, type Route } from './auth/routes.ts';
export * from './config/index.ts';
export { JsonQueries, type JsonStatement } from './database/json-queries.ts';
export { isoText, isoTime, wholeNumber } from './database/column-types.ts';
export { createDataSource, type ServiceDatabase } from './database/data-source.ts';
export { ChannelListener } from './database/channel-listener.ts';
export { DatabaseClient } from './database/database-client.ts';
export { DatabaseUnavailableError, isDatabaseUnavailable } from './database/database-unavailable.ts';
export { DatabaseModule } from './database/database.module.ts';
export {
  isEmbeddedRunning,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './database/embedded-postgres.ts';
export { withConnection } from './database/with-connection.ts';
export { isSuperuser, provideRoles, type ServiceRolesResult } from './database/roles/provide-roles.ts';
export { roleScript } from './database/roles/role-script.ts';
export { openDatabase, type OpenDatabase, type OpenDatabaseOptions } from './database/open-database.ts';
export { AppError, toAppError, type AppErrorOptions } from './errors/app-error.ts';
export { errorBody } from './errors/error-body.ts';
export { ErrorFilter } from './errors/error.filter.ts';
export { withErrorCode } from './errors/with-error-code.ts';
export { requestLocale } from './errors/request-locale.ts';
export { SchemaValidationPipe } from './errors/schema-validation.pipe.ts';
export { HealthModule } from './health/health.module.ts';
export { clientAddress, isOnThisMachine } from './http/client-address.ts';
export { clientNetwork, clientNetworks } from './http/client-network.ts';
export { sendNotModified, etagOf } from './http/etag.ts';
export { contentDisposition } from './http/content-disposition.ts';
export { encodeStream } from './http/encode-stream.ts';
export { disconnectSignal, toEventStream, type StreamEvent } from './http/event-stream.ts';
export { configureHttpApp, createHttpAdapter } from './http/http-app.ts';
export { sendStored, type StoredFile } from './http/send-stored.ts';
export { AnyQuery } from './http/declared-query.guard.ts';
export { RawBody } from './http/raw-body.ts';
export { ThisMachineGuard } from './http/this-machine.guard.ts';
export { TRACE_HEADER } from './http/trace.ts';
export { trustForwardedCallers, CALLER_HEADER } from './http/caller.ts';
export { chooseContentCoding } from './http/content-coding.ts';
export {
  createCompressedRepresentation,
  createRepresentation,
  sendRepresentation,
  type Representation,
} from './http/representation.ts';
export { allowLongBody, endLongBody, SERVER_TIMEOUTS, type ServerTimeouts } from './http/server-timeouts.ts';
export { requireServiceToken, SERVICE_TOKEN_HEADER } from './http/service-token.ts';
export { EVERY_MINUTE, Jobs, type Job, type QueueOptions } from './jobs/jobs.ts';
export { paidQueueOptions, PaidJobs, type PaidJobOptions, type PaidJobRow } from './jobs/paid-jobs.ts';
export { JobsModule, type JobsModuleOptions } from './jobs/jobs.module.ts';
export { bootService, type BootServiceOptions } from './lifecycle/boot-service.ts';
export { drain } from './lifecycle/drain.ts';
export { startFailure } from './lifecycle/start-failure.ts';
export { runUntilSignal, type RunUntilSignalOptions } from './lifecycle/run-until-signal.ts';
export { createLogger, NestLogger } from './logging/logger.ts';
export { layOutMail } from './mail/mail-layout.ts';
export { DeliveryRefusedError, type Mail, type MailSender } from './mail/mail-sender.ts';
export { SmtpMailSender, type SmtpOptions } from './mail/smtp-mail-sender.ts';
export { BoundedMap } from './memory/bounded-map.ts';
export { Moderation, WITHDRAWN_BY, type ModeratedContent } from './moderation/moderation.ts';
export { moderationControllers, provideModeration } from './moderation/moderation-endpoints.ts';
export { createPortClient, type PortClientOptions } from './ports/port-client.ts';
export { portToken } from './ports/port-token.ts';
export { PortsModule } from './ports/ports.module.ts';
export { networkLimits, type RateLimit } from './rate-limits/rate-limit.ts';
export {
  countCall,
  CREATE_RATE_LIMITS,
  deleteExpiredWindows,
  isExceeded,
  isExhausted,
  rejectExceeded,
  uncountCall,
  type Counted,
} from './rate-limits/rate-limits.ts';
export { openText, sealText } from './security/sealed-text.ts';
export { SECURITY_LOG } from './security/security-log.ts';
export { defineService, type ServiceDefinition, type ServiceParts } from './service/define-service.ts';
export { proxyService, type ProxiedService } from './service/proxy-service.ts';
export {
  readServiceConfig,
  remotePorts,
  runService,
  serviceProgram,
  serviceProgramFields,
} from './service/run-service.ts';
export { findMissing, type KindReport } from './storage/find-missing.ts';
export type { Sms, SmsSender } from './sms/sms-sender.ts';
export { TencentSmsSender, type TencentSmsOptions } from './sms/tencent-sms-sender.ts';
export { TimeLimitError, withTimeLimit } from './time/time-limit.ts';
export { dataLists, readDataPage, type DataList, type DataRow } from './member-data/read-data-page.ts';
export {
  dispatchMemberData,
  memberDataOf,
  memberDataSourcesOf,
  provideMemberDataSources,
  type MemberDataDeclaration,
} from './member-data/member-data-sources.ts';
export { StoredMemberData } from './member-data/stored-member-data.ts';
export { readFilePart } from './member-data/read-file-part.ts';
export { serveMetrics } from './metrics/serve-metrics.ts';
