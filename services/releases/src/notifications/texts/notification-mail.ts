import { layOutMail, type Mail } from '@danqing/nest-kit';
import type { FormattedNotification } from '../formats/format.ts';
import { describeNotification } from './describe-notification.ts';

export function notificationMail(notification: FormattedNotification): Omit<Mail, 'to'> {
  const { console, language } = notification;
  const { title, lead, facts, open } = describeNotification(notification);
  const [first = '', ...more] = lead.split('\n');
  return {
    subject: title,
    ...layOutMail(language, {
      title,
      intro: first,
      centre: { text: notification.facts.area ?? notification.facts.environment, size: 'small' },
      after: [
        facts.map(([label, value]) => `${label}: ${value}`).join(' · '),
        ...more,
        ...(console === null ? [] : [`${open}: ${console}`]),
      ],
    }),
  };
}
