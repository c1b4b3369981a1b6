import type { Notification } from '@danqing/contracts/releases';
import { describeNotification } from '../texts/describe-notification.ts';
import type { Format } from './format.ts';

const SEVERITIES: Record<Notification['kind'], 'critical' | 'error' | 'warning' | 'info'> = {
  rollback: 'error',
  alert: 'error',
  pause: 'warning',
  approval: 'info',
  advance: 'info',
  resolved: 'info',
  test: 'info',
  digest: 'info',
};
/** Characters. */
const MAX_SUMMARY = 1_024;

/**
 * Events API v2. Notifications about one area are one incident, which `resolved` ends.
 *
 * @see https://github.com/PagerDuty/developer-docs/blob/main/docs/events-API-v2/02-Trigger-Events.md
 */
export const PAGERDUTY: Format = {
  write(notification, { url, secret }) {
    const { facts, at, console } = notification;
    const { title, lead, open } = describeNotification(notification);
    const event = {
      routing_key: secret,
      dedup_key: ['danqing', facts.environment, facts.area ?? facts.kind].join('/'),
    };
    if (facts.kind === 'resolved') return { url, body: { ...event, event_action: 'resolve' } };
    return {
      url,
      body: {
        ...event,
        event_action: 'trigger',
        payload: {
          summary: `${title}. ${lead}`.slice(0, MAX_SUMMARY),
          source: console === null ? 'danqing' : new URL(console).host,
          severity: SEVERITIES[facts.kind],
          timestamp: at,
          component: facts.area ?? undefined,
          group: facts.environment,
          class: facts.kind,
          custom_details: facts,
        },
        ...(console !== null && { links: [{ href: console, text: open }] }),
      },
    };
  },
};
