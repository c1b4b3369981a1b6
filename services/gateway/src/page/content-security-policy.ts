import { POLICY_REPORTS_PATH } from '../policy-reports/policy-reports.controller.ts';
import { TRUSTED_TYPES } from './trusted-types.ts';

/**
 * The policy of every page. React and Radix set styles through the CSSOM, which needs no permission; style and
 * script elements carry the nonce. `data:` is for the icon in the page's colour, `blob:` for workers: they start from
 * the text that a script with an integrity value brings. `developmentOrigins` are those of overridden areas, which only a
 * developer's own page has; their tools write markup, so there are no Trusted Types, and nothing is reported. `formTargets` are other sites that forms may lead to.
 */
export function contentSecurityPolicy(
  nonce: string,
  developmentOrigins: readonly string[],
  basePath: string,
  formTargets: readonly string[] = [],
): string {
  const servers = developmentOrigins.map((origin) => ` ${origin}`).join('');
  const sockets = developmentOrigins.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('');
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'${servers}`,
    `style-src 'self' 'nonce-${nonce}'${servers}`,
    `img-src 'self' data:${servers}`,
    `media-src 'self'`,
    `worker-src 'self' blob:`,
    `font-src 'self'${servers}`,
    `connect-src 'self'${servers}${sockets}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action ${[`'self'`, ...formTargets].join(' ')}`,
    `frame-ancestors 'none'`,
    ...(developmentOrigins.length > 0
      ? []
      : [...TRUSTED_TYPES, `report-uri ${basePath}${POLICY_REPORTS_PATH}`]),
  ].join('; ');
}
