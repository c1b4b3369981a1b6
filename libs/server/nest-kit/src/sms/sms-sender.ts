export interface Sms {
  /** E.164. */
  to: string;
  text: string;
  template: string;
  parameters: string[];
}

/**
 * Sends text messages.
 *
 * @throws {DeliveryRefusedError} when a retry would also be refused
 */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
  hasTemplate(template: string): boolean;
}
