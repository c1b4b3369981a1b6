import { previewResponseSchema, type PreviewRequest } from '@danqing/contracts/releases';
import { PUBLISHER_TOKEN_PREFIX } from '../upload/publisher-token.ts';
import { sendToSite, type RunningSite } from '../upload/site-request.ts';
import { toLink, type PreviewLink } from './preview-link.ts';

/**
 * Requests a preview from a running site, with the token of an operator or of the area's publisher.
 *
 * @throws {SiteRefusedError} when the site refuses it
 * @throws {Error} the last network error when several attempts fail
 */
export async function requestLink(site: RunningSite, wanted: PreviewRequest): Promise<PreviewLink> {
  const role = site.token.startsWith(PUBLISHER_TOKEN_PREFIX) ? 'releases' : 'operator';
  const answer = await sendToSite(site, 'POST', `api/${role}/previews`, { json: wanted });
  return toLink(previewResponseSchema.parse(answer).preview, site.url);
}
