export interface Sms {
  /** E.164. */
  to: string;
  /** The whole text, for senders that take one. */
  text: string;
  /** What a provider's approved template is filled with, in its order. */
  parameters: string[];
}

/** Sends text messages. Rejects with DeliveryRefusedError when another try would be refused as well. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}
