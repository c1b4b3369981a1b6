import type { OverrideResponse, OverrideRequest } from '@danqing/contracts/releases';
import { z } from 'zod';
import { sendToSite, type RunningSite } from '../upload/site-request.ts';

const responseSchema: z.ZodType<OverrideResponse> = z.object({
  area: z.string(),
  origin: z.string(),
  token: z.string(),
  until: z.iso.datetime(),
});

/**
 * Requests from a running site a token that opens it with one area from a development server.
 *
 * @throws {SiteRefusedError} when the site refuses it
 * @throws {Error} the last network error when several attempts fail
 */
export async function requestOverride(site: RunningSite, wanted: OverrideRequest): Promise<OverrideResponse> {
  return responseSchema.parse(await sendToSite(site, 'POST', 'api/releases/overrides', { json: wanted }));
}
