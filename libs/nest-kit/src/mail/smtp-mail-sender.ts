import type { Transporter } from 'nodemailer';
import { withTimeLimit } from '../time/time-limit.ts';
import { DeliveryRefusedError, type Mail, type MailSender } from './mail-sender.ts';

const LIMITS = { connect: 3_000, silence: 5_000, wholeMail: 7_000 };

export interface SmtpOptions {
  /** `smtps://user:password@host:465`, `smtp://…:587/?requireTLS=true`; user and password percent-encoded. */
  url: string;
  /** `Name <address>` or an address. */
  from: string;
  /** Milliseconds for the greeting, a silence and a whole mail. A visitor waits for it: 3, 5 and 7 s. */
  limits?: typeof LIMITS;
}

/** Mail over SMTP, one connection per mail unless the URL says `pool=true`. A mail takes at most 7 s. */
export class SmtpMailSender implements MailSender {
  readonly #options: Required<SmtpOptions>;
  /** From the first mail on: until then its code takes no memory. */
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
          // As a string, a list of addresses would reach every one of them.
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated' },
        }),
      );
    } catch (error) {
      throw refusedForGood(error) ? new DeliveryRefusedError(describe(error)) : new Error(describe(error));
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
    // A mail of ours is text; nothing in it may make the server read files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** The server answered the recipient or the content with 5xx. A refused sign-in (EAUTH) can be put right. */
function refusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
}

/** The library's own message may quote the address, and the log shall not hold it. */
function describe(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return `mail not sent: ${[code, responseCode].filter(Boolean).join(' ') || 'no reason given'}`;
}
