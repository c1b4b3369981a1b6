export interface Sms {
  /** E.164. */
  to: string;
  /** The whole text, for senders that take one. */
  text: string;
  /** Kind of message, which has an approved template of its own with providers that demand one. */
  template: string;
  /** What the template is filled with, in its order. */
  parameters: string[];
}

/** Sends text messages. Rejects with DeliveryRefusedError when another try would be refused as well. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
  /** Whether messages of this kind can be sent: false if the provider has no template for them. */
  hasTemplate(template: string): boolean;
}
