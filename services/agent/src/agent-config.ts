import { modelConfigFields, modelProblems } from '@danqing/model-client/config';
import { configFields, s3ConfigFields, s3Problems, type ServiceConfig } from '@danqing/nest-kit/config';
import type { z } from 'zod';

export const agentConfigFields = {
  ...s3ConfigFields,
  BASE_PATH: configFields.basePath.default('/'),
  DATA_DIR: configFields.dataDir,
  ...modelConfigFields,
};

export type AgentConfig = Readonly<z.output<z.ZodObject<typeof agentConfigFields>>>;

export const agentConfig: ServiceConfig<typeof agentConfigFields> = {
  fields: agentConfigFields,
  problems: (config) => [...s3Problems(config), ...modelProblems(config)],
};
