import { modelConfigFields, modelProblems } from '@danqing/model-client/config';
import { configFields, type ServiceConfig } from '@danqing/nest-kit/config';
import type { z } from 'zod';

/** The variables of this service, for the schema of the program that mounts it. */
export const agentConfigFields = { BASE_PATH: configFields.basePath.default('/'), ...modelConfigFields };

export type AgentConfig = Readonly<z.output<z.ZodObject<typeof agentConfigFields>>>;

/** The variables of this service and what may be wrong with them together. */
export const agentConfig: ServiceConfig<typeof agentConfigFields> = {
  fields: agentConfigFields,
  problems: modelProblems,
};
