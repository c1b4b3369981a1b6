import { modelConfigFields, modelProblems } from '@danqing/model-client/config';
import type { ServiceConfig } from '@danqing/nest-kit/config';
import type { z } from 'zod';
import { chainConfigFields, chainProblems } from './chain/chain-config.ts';

export const cocreateConfigFields = { ...modelConfigFields, ...chainConfigFields };

export type CocreateConfig = Readonly<z.output<z.ZodObject<typeof cocreateConfigFields>>>;

export const cocreateConfig: ServiceConfig<typeof cocreateConfigFields> = {
  fields: cocreateConfigFields,
  problems: (config) => [...modelProblems(config), ...chainProblems(config)],
};
