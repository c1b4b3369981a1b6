import type { IncomingHttpHeaders } from 'node:http';

/** Cookie with the token of the preview that this browser has opened. */
export const PREVIEW_COOKIE = 'danqing_preview';
const COOKIE = new RegExp(`(?:^|;\\s*)${PREVIEW_COOKIE}=([^;\\s]*)`);

export const previewCookie = ({ headers }: { headers: IncomingHttpHeaders }): string | null =>
  COOKIE.exec(headers.cookie ?? '')?.[1] ?? null;
