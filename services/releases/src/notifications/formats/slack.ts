import { describeNotification } from '../texts/describe-notification.ts';
import type { Format } from './format.ts';

/** Characters. */
const MAX_HEADER = 150;
const MAX_FIELD = 2_000;
const MAX_SECTION = 3_000;

const plain = (text: string, limit: number) =>
  ({ type: 'plain_text', text: text.slice(0, limit), emoji: false }) as const;

/**
 * An incoming webhook with blocks. All texts are plain, because reasons are written by people and Slack's
 * markup could mention a whole channel.
 *
 * @see https://docs.slack.dev/reference/block-kit/blocks
 */
export const SLACK: Format = {
  write(notification, { url }) {
    const { title, lead, facts, open } = describeNotification(notification);
    return {
      url,
      body: {
        // Shown by notifications of the operating system. It knows markup.
        text: title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
        blocks: [
          { type: 'header', text: plain(title, MAX_HEADER) },
          { type: 'section', text: plain(lead, MAX_SECTION) },
          {
            type: 'section',
            fields: facts.map(([label, value]) => plain(`${label}\n${value}`, MAX_FIELD)),
          },
          ...(notification.console
            ? [
                {
                  type: 'actions',
                  elements: [{ type: 'button', text: plain(open, 75), url: notification.console }],
                },
              ]
            : []),
        ],
      },
    };
  },
};
