export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Null for Stripe's own. */
  apiUrl: string | null;
}
