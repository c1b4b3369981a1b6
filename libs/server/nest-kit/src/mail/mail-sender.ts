export interface Mail {
  to: string;
  /** True for the last mail to an erased account: a sender that stores mail must not store the address. */
  isToErasedAccount?: boolean;
  subject: string;
  text: string;
  html: string;
}

/**
 * Sends mail.
 *
 * @throws {DeliveryRefusedError} when a retry would also be refused
 */
export interface MailSender {
  send(mail: Mail): Promise<void>;
}

/** Error for a mail or text message that a retry would not deliver either. */
export class DeliveryRefusedError extends Error {
  override readonly name = 'DeliveryRefusedError';
}
