import type { PublishResponse, ReleaseSource } from '@danqing/contracts/releases';
import type { Outcome } from '@danqing/nest-kit/command-line';
import { ReleaseError } from '../release/release-error.ts';
import { publishOverHttp } from '../upload/publish-over-http.ts';
import { requestLink } from '../previews/request-preview.ts';
import { readProvenance, type ProvenanceFiles } from '../provenance/read-provenance.ts';
import { sendProvenance } from '../provenance/send-provenance.ts';
import { requestVerdict } from '../mounts/request-verdict.ts';
import { waitForVerdict } from '../mounts/wait-for-verdict.ts';
import { offerPreview } from './offer-preview.ts';
import { withVerdict } from './verdict-text.ts';

const INTERRUPTIONS = ['SIGINT', 'SIGTERM'] as const;

interface SitePublication {
  folder: string;
  site: string;
  token: string;
  source?: ReleaseSource | undefined;
  statement?: ProvenanceFiles | undefined;
  /** Milliseconds to wait for the gate's verdict. */
  waitMs?: number | undefined;
}

/**
 * Publishes a build on a running site with a publisher's token, and waits for the gate's verdict if asked to; needs
 * no database. An interrupt withdraws the uploaded files. A second interrupt ends the process at once.
 */
export async function publishOnSite(request: SitePublication): Promise<Outcome> {
  const { waitMs } = request;
  const published = await publishUnlessInterrupted(request);
  if (waitMs === undefined) return published;
  const { release } = published.result as PublishResponse;
  const running = { url: request.site, token: request.token };
  const verdict = await waitForVerdict(() => requestVerdict(running, release), { limitMs: waitMs });
  return withVerdict(published, verdict, waitMs);
}

async function publishUnlessInterrupted({
  site,
  token,
  folder,
  source,
  statement = {},
}: SitePublication): Promise<Outcome> {
  const envelope = await readProvenance(folder, source, statement);
  const interrupted = new AbortController();
  const interrupt = () =>
    interrupted.abort(
      new ReleaseError(
        'INTERRUPTED',
        'Nothing was published, and the site was told to forget what was sent.',
      ),
    );
  for (const signal of INTERRUPTIONS) process.once(signal, interrupt);
  try {
    const running = { url: site, token, signal: interrupted.signal };
    const published = await publishOverHttp({ ...running, folder, source });
    const { area, release } = published;
    if (envelope) await sendProvenance(running, { release, envelope });
    return await offerPreview(published, () => requestLink(running, { releases: [{ area, release }] }));
  } finally {
    for (const signal of INTERRUPTIONS) process.off(signal, interrupt);
  }
}
