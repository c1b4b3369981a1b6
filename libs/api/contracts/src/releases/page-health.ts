import { z } from 'zod';
import { HEALTH_METRICS } from './health-metrics.ts';

export const healthMetricSchema = z.enum(HEALTH_METRICS);
export type HealthMetric = z.infer<typeof healthMetricSchema>;

export const releaseVitalsSchema = z.object({
  release: z.string(),
  metrics: z.record(
    healthMetricSchema,
    z.object({
      networks: z.number().int(),
      /** Networks with a failure, or with a value beyond the limit. */
      poor: z.number().int(),
      /** Milliseconds, or thousandths for cls; null for failures and without reports. */
      p75: z.number().int().nullable(),
    }),
  ),
});
export type ReleaseVitals = z.infer<typeof releaseVitalsSchema>;

export const pageErrorSchema = z.object({
  release: z.string(),
  hash: z.string(),
  /** Without quoted text, numbers and symbols; null until three networks have reported it. */
  message: z.string().nullable(),
  frame: z.string(),
  networks: z.number().int(),
  first_at: z.iso.datetime({ offset: true }),
  last_at: z.iso.datetime({ offset: true }),
});
export type PageError = z.infer<typeof pageErrorSchema>;

/** Since the canary began, or of the last 24 hours without one. */
export const areaHealthSchema = z.object({
  stable: releaseVitalsSchema.nullable(),
  canary: releaseVitalsSchema.nullable(),
  /** Metrics in which the canary is clearly worse, with at most five poor networks per provider counted. */
  worse: z.array(healthMetricSchema),
  /** The most frequent ones of both releases. */
  errors: z.array(pageErrorSchema),
});
export type AreaHealth = z.infer<typeof areaHealthSchema>;
