import { paymentFormTargets } from '@danqing/payments/config';
import type { GatewayConfig } from '../config.ts';
import type { InlineSources } from '../html/inline-elements.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/**
 * Returns the headers of every page.
 *
 * @param origins development servers of overridden areas
 */
export function pageHeaders(
  config: GatewayConfig,
  inline: InlineSources,
  origins: readonly string[] = [],
): Record<string, string> {
  const policy = contentSecurityPolicy(inline, origins, config.BASE_PATH, paymentFormTargets(config));
  return {
    'content-security-policy': policy,
    // Must differ from the operator console's value, so that a page that opens the console cannot access its
    // window.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    // Files of a development server have no hashes, so this policy would block all of them.
    ...(origins.length === 0 && { 'integrity-policy': 'blocked-destinations=(script)' }),
  };
}
