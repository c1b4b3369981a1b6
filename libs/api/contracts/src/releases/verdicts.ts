import { z } from 'zod';
import { gateResultSchema } from './moves.ts';

/** Whether a mount worker has tried a release in a browser, and the result of the whole gate. */
export const releaseVerdictSchema = z.object({
  area: z.string(),
  release: z.string(),
  /** `none`: no mount was queued, because the release was published before there were workers. */
  state: z.enum(['none', 'waiting', 'mounting', 'ended']),
  /** Mount workers that run. Without any, a waiting release waits on. */
  workers: z.number().int(),
  /** Null until the mount has ended. */
  gate: gateResultSchema.nullable(),
  at: z.iso.datetime({ offset: true }).nullable(),
});
export type ReleaseVerdict = z.infer<typeof releaseVerdictSchema>;

/** The mount workers of an environment, and the releases that wait for one. */
export const mountsSummarySchema = z.object({ workers: z.number().int(), waiting: z.number().int() });
export type MountsSummary = z.infer<typeof mountsSummarySchema>;
