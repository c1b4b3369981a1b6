import { releaseVerdictSchema, type ReleaseVerdict } from '@danqing/contracts/releases';
import { sendToSite, type RunningSite } from '../upload/site-request.ts';

/**
 * Requests the verdict about a release from a running site, with the token of the area's publisher.
 *
 * @throws {SiteRefusedError} when the site refuses it
 * @throws {Error} the last network error when several attempts fail
 */
export async function requestVerdict(site: RunningSite, release: string): Promise<ReleaseVerdict> {
  return releaseVerdictSchema.parse(await sendToSite(site, 'GET', `api/releases/verdicts/${release}`, {}));
}
