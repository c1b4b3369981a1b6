export interface Mail {
  /** Exactly one mailbox, checked by the caller; it is never parsed as a list. */
  to: string;
  /** The last mail to a mailbox whose account is erased: a sender that stores mail must not store the address. */
  isToErasedAccount?: boolean;
  subject: string;
  text: string;
  html: string;
}

/** Sends mail. Rejects with DeliveryRefusedError when another try would be refused as well. */
export interface MailSender {
  send(mail: Mail): Promise<void>;
}

/** The recipient or the message is refused for good; a retry is of no use. The message holds no content. */
export class DeliveryRefusedError extends Error {
  override readonly name = 'DeliveryRefusedError';
}
