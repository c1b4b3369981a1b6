import type { OverrideAnswer, OverrideRequest } from '@danqing/contracts/releases';
import { z } from 'zod';
import { sendToSite, type RunningSite } from '../upload/site-request.ts';

const answerSchema: z.ZodType<OverrideAnswer> = z.object({
  area: z.string(),
  origin: z.string(),
  token: z.string(),
  until: z.iso.datetime(),
});

/**
 * Asks a running site for a token that opens it with one area from a development server. Throws a SiteRefusedError when
 * the site refuses it, and the last network error when the site cannot be reached over several tries.
 */
export async function requestOverride(site: RunningSite, wanted: OverrideRequest): Promise<OverrideAnswer> {
  return answerSchema.parse(await sendToSite(site, 'POST', 'api/releases/overrides', { json: wanted }));
}
