import type { IncomingHttpHeaders } from 'node:http';
import { COLOR_COOKIE } from '@danqing/contracts/page';

const COLOR = new RegExp(`(?:^|;\\s*)${COLOR_COOKIE}=([\\da-fA-F]{6})(?=;|\\s*$)`);

export const lastColorOf = ({ cookie }: IncomingHttpHeaders): string | null =>
  COLOR.exec(cookie ?? '')?.[1] ?? null;
