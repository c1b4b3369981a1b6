export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  apiUrl: string | null;
}
