import { configFields, type ServiceConfig } from '@danqing/nest-kit/config';

/** The variables of this service, for the schema of the program that mounts it. */
export const cocreateConfigFields = { BASE_PATH: configFields.basePath.default('/') };

/** The variables of this service. */
export const cocreateConfig: ServiceConfig<typeof cocreateConfigFields> = { fields: cocreateConfigFields };
