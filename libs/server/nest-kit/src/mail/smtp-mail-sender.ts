import type { Transporter } from 'nodemailer';
import { withTimeLimit } from '../time/time-limit.ts';
import { DeliveryRefusedError, type Mail, type MailSender } from './mail-sender.ts';

const LIMITS = { connect: 3_000, silence: 5_000, wholeMail: 7_000 };

export interface SmtpOptions {
  url: string;
  from: string;
  /**
   * Milliseconds until the greeting, of inactivity, and for a whole mail. The defaults of 3, 5 and 7 s are
   * short, because a visitor waits for the mail.
   */
  limits?: typeof LIMITS;
}

/**
 * Mail sender that uses SMTP. It loads its library with the first mail. Its errors never contain the
 * recipient's address.
 */
export class SmtpMailSender implements MailSender {
  readonly #options: Required<SmtpOptions>;
  #transport: Promise<Transporter> | undefined;

  constructor({ url, from, limits = LIMITS }: SmtpOptions) {
    this.#options = { url, from, limits };
  }

  async send({ to, subject, text, html }: Mail): Promise<void> {
    try {
      const transport = await (this.#transport ??= openTransport(this.#options));
      await withTimeLimit(this.#options.limits.wholeMail, () =>
        transport.sendMail({
          from: this.#options.from,
          // An object, because nodemailer would send to each address of a string with several.
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated' },
        }),
      );
    } catch (error) {
      throw isPermanentRejection(error)
        ? new DeliveryRefusedError(describe(error))
        : new Error(describe(error));
    }
  }
}

async function openTransport({ url, limits }: Required<SmtpOptions>): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    dnsTimeout: limits.connect,
    connectionTimeout: limits.connect,
    greetingTimeout: limits.connect,
    socketTimeout: limits.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** The server refused the recipient or the content with 5xx. A refused login (EAUTH) is fixable. */
function isPermanentRejection(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
}

/** The library's message may quote the address, which must not be logged. */
function describe(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return `mail not sent: ${[code, responseCode].filter(Boolean).join(' ') || 'no reason given'}`;
}
