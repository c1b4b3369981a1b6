import { SmtpMailSender, type MailSender } from '@danqing/nest-kit';
import type { GatewayConfig } from '../config.ts';

/** Returns the sender of mail to operators, with the variables of the service identity. */
export function operatorMail(config: GatewayConfig): MailSender | undefined {
  const { SMTP_URL: url, MAIL_FROM: from } = config as { SMTP_URL?: string; MAIL_FROM?: string };
  return url && from ? new SmtpMailSender({ url, from }) : undefined;
}
