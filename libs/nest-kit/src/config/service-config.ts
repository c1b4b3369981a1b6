import type { z } from 'zod';

/** The variables of a service, for the schema of whatever program runs it. */
export interface ServiceConfig<Fields extends z.ZodRawShape = z.ZodRawShape> {
  fields: Fields;
  /** What is wrong with the variables together, as `NAME: what is wrong`. */
  problems?(config: Partial<z.output<z.ZodObject<Fields>>>): string[];
}

/** Name of the variable that says where a service answers that runs on its own: `SERVICE_COLORS_URL`. */
export const serviceUrlVariable = (service: string): string => `SERVICE_${service.toUpperCase()}_URL`;
