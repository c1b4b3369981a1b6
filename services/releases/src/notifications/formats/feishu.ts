import { createHmac } from 'node:crypto';
import type { Notification } from '@danqing/contracts/releases';
import { describeNotification } from '../texts/describe-notification.ts';
import { hasZero, type Format } from './format.ts';

const COLORS: Record<Notification['kind'], string> = {
  rollback: 'red',
  alert: 'orange',
  approval: 'orange',
  pause: 'yellow',
  advance: 'blue',
  resolved: 'green',
  test: 'grey',
  digest: 'blue',
};

const plain = (content: string) => ({ tag: 'plain_text', content });

/**
 * A custom bot of Feishu or Lark with an interactive card. The texts are plain, because its markup could mention
 * everybody. Failures have the status 200 and a code.
 *
 * @see https://open.feishu.cn/document/client-docs/bot-v3/add-custom-bot
 */
export const FEISHU: Format = {
  write(notification, { url, secret }, now) {
    const { title, lead, facts, open } = describeNotification(notification);
    return {
      url,
      body: {
        ...(secret && signFeishu(secret, now)),
        msg_type: 'interactive',
        card: {
          config: { wide_screen_mode: true },
          header: { title: plain(title), template: COLORS[notification.facts.kind] },
          elements: [
            { tag: 'div', text: plain(lead) },
            {
              tag: 'div',
              fields: facts.map(([label, value]) => ({ is_short: true, text: plain(`${label}\n${value}`) })),
            },
            ...(notification.console
              ? [
                  {
                    tag: 'action',
                    actions: [
                      { tag: 'button', type: 'default', text: plain(open), url: notification.console },
                    ],
                  },
                ]
              : []),
          ],
        },
      },
    };
  },
  accepts: (answer) => hasZero(answer, 'code') || hasZero(answer, 'StatusCode'),
};

/** The text to sign is the key, and the signed message is empty. */
function signFeishu(secret: string, now: Date): { timestamp: string; sign: string } {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return { timestamp, sign: createHmac('sha256', `${timestamp}\n${secret}`).digest('base64') };
}
