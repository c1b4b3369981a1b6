import {
  provenanceResponseSchema,
  type ProvenanceRequest,
  type ProvenanceResponse,
} from '@danqing/contracts/releases';
import { sendToSite, type RunningSite } from '../upload/site-request.ts';

/** Attaches a statement to a release on a running site. @throws {SiteRefusedError} when the site refuses it */
export async function sendProvenance(
  site: RunningSite,
  request: ProvenanceRequest,
): Promise<ProvenanceResponse> {
  return provenanceResponseSchema.parse(
    await sendToSite(site, 'POST', 'api/releases/provenance', { json: request }),
  );
}
