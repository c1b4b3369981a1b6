import { createHmac } from 'node:crypto';
import { describeNotification } from '../texts/describe-notification.ts';
import { hasZero, type Format } from './format.ts';

/** Reasons are written by people and must not become links or pictures. */
const escape = (text: string) => text.replace(/[\\`*_[\]<>#!]/g, '\\$&');

/**
 * A custom robot of DingTalk with markdown. Failures have the status 200 and a code.
 *
 * @see https://open.dingtalk.com/document/orgapp/custom-robot-access
 */
export const DINGTALK: Format = {
  write(notification, { url, secret }, now) {
    const { title, lead, facts, open } = describeNotification(notification);
    const lines = [
      `### ${escape(title)}`,
      // A single line break is none in markdown.
      escape(lead).replaceAll('\n', '\n\n'),
      facts.map(([label, value]) => `- ${escape(label)}: ${escape(value)}`).join('\n'),
      ...(notification.console ? [`[${escape(open)}](${notification.console})`] : []),
    ];
    return {
      url: secret ? signDingTalk(url, secret, now) : url,
      body: { msgtype: 'markdown', markdown: { title, text: lines.join('\n\n') } },
    };
  },
  accepts: (answer) => hasZero(answer, 'errcode'),
};

function signDingTalk(url: string, secret: string, now: Date): string {
  const timestamp = String(now.getTime());
  const signed = new URL(url);
  signed.searchParams.set('timestamp', timestamp);
  signed.searchParams.set(
    'sign',
    createHmac('sha256', secret).update(`${timestamp}\n${secret}`).digest('base64'),
  );
  return signed.href;
}
