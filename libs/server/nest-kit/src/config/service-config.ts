import type { z } from 'zod';

export interface ServiceConfig<Fields extends z.ZodRawShape = z.ZodRawShape> {
  fields: Fields;
  problems?(config: Partial<z.output<z.ZodObject<Fields>>>): string[];
}

/** Returns the variable with the URL of a service that runs separately, such as `SERVICE_COLORS_URL`. */
export const serviceUrlVariable = (service: string): string => `SERVICE_${service.toUpperCase()}_URL`;
