import type { IncomingHttpHeaders } from 'node:http';
import { COLOR_COOKIE } from '@danqing/contracts/page';

const COLOR = new RegExp(`(?:^|;\\s*)${COLOR_COOKIE}=([\\da-fA-F]{6})(?=;|\\s*$)`);

/** The hex of the colour that drove the visitor's last page; null without a well-formed one. */
export const lastColorOf = ({ cookie }: IncomingHttpHeaders): string | null =>
  COLOR.exec(cookie ?? '')?.[1] ?? null;
