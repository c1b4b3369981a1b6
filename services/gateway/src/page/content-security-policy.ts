import { POLICY_REPORTS_PATH } from '../policy-reports/policy-reports.controller.ts';
import type { InlineSources } from '../html/inline-elements.ts';
import { TRUSTED_TYPES } from '../html/trusted-types.ts';

/**
 * The policy of every page. React and the shell set styles through the CSSOM, which needs no permission. The
 * inline elements are permitted by their hashes, so that all visitors can get the same bytes. `data:` permits
 * the icon in the page's colour. `blob:` permits workers that start from the text of an integrity-checked
 * script. `'wasm-unsafe-eval'` permits WebAssembly, with which such a worker decodes HEIC; it permits no script.
 *
 * @param developmentOrigins servers of overridden areas, only in a developer's page. They disable Trusted
 *   Types and reports, because development tools write markup
 * @param formTargets other origins that forms may submit to
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineSources,
  developmentOrigins: readonly string[],
  basePath: string,
  formTargets: readonly string[] = [],
): string {
  const servers = developmentOrigins.map((origin) => ` ${origin}`).join('');
  const sockets = developmentOrigins.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('');
  return [
    `default-src 'none'`,
    `script-src 'self' ${scripts.join(' ')} 'wasm-unsafe-eval'${servers}`,
    `style-src 'self' ${styles.join(' ')}${servers}`,
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
