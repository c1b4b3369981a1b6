// Imports nothing that needs a build, so that a site's settings can be checked from the sources alone.
export { configFields } from './fields.ts';
export {
  developmentFields,
  isDevelopmentMachine,
  findPublicSigns,
  explainNotDevelopmentMachine,
  withDevelopmentSecret,
} from './development-machine.ts';
export { ConfigError, loadConfig, type LoadConfigOptions } from './load-config.ts';
export { OperatorError } from './operator-error.ts';
export { metricsAddress, metricsFields } from './metrics-fields.ts';
export { serviceUrlVariable, type ServiceConfig } from './service-config.ts';
export { s3ConfigFields, s3Problems, s3Settings, s3SettingsOf, type S3Settings } from './s3-settings.ts';
export { openSecretFile } from './secret-file.ts';
export {
  databaseConfigFields,
  databaseConfigOf,
  databaseProblems,
  databaseUrls,
  hasServiceAddresses,
  limitPasswords,
  replacedDatabaseFields,
  type DatabaseConfig,
} from '../database/roles/database-config.ts';
export {
  DATABASE_SERVICES,
  type DatabaseService,
  type DatabaseUrls,
} from '../database/roles/database-services.ts';
export { hostName, isLoopbackAddress, isLoopbackHost } from '../http/loopback.ts';
