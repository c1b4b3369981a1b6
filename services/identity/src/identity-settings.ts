import { SmtpMailSender, TencentSmsSender, type MailSender, type SmsSender } from '@danqing/nest-kit';
import { isDevelopmentMachine, s3Settings, type S3Settings } from '@danqing/nest-kit/config';
import type { CountryCode } from 'libphonenumber-js/mobile';
import { SMS_VARIABLES, type IdentityConfig } from './identity-config.ts';
import { CODE_PURPOSES } from './purpose/code-purposes.ts';

export interface IdentitySettings {
  basePath: string;
  dataDir: string;
  s3: S3Settings | null;
  pepper?: string | undefined;
  phoneRegion: CountryCode;
  smsRegions: readonly CountryCode[];
  sendLimitPerAddress: number;
  /** Minimum number of guesses of the smallest proof of work, at about 0.5 ms each. */
  proofGuesses: number;
  /**
   * Key to the outbox, which stores codes on a development machine without a sender. Null disables the
   * outbox.
   */
  outboxKey: string | null;
  mailSender: MailSender | null;
  smsSender: SmsSender | null;
}

export function identitySettings(config: IdentityConfig): IdentitySettings {
  const { SMTP_URL: url, MAIL_FROM: from, OTP_PEPPER: pepper } = config;
  const sms = SMS_VARIABLES.every((name) => config[name] !== undefined);
  return {
    basePath: config.BASE_PATH,
    dataDir: config.DATA_DIR,
    s3: s3Settings(config),
    pepper,
    phoneRegion: config.PHONE_REGION,
    smsRegions: config.SMS_REGIONS ?? [config.PHONE_REGION],
    sendLimitPerAddress: config.SEND_LIMIT_PER_ADDRESS,
    proofGuesses: config.PROOF_GUESSES,
    outboxKey: isDevelopmentMachine(config) && !url && !sms ? (config.DEVELOPMENT_SECRET ?? null) : null,
    mailSender: url && from ? new SmtpMailSender({ url, from }) : null,
    smsSender: sms
      ? new TencentSmsSender({
          secretId: config.SMS_SECRET_ID ?? '',
          secretKey: config.SMS_SECRET_KEY ?? '',
          sdkAppId: config.SMS_SDK_APP_ID ?? '',
          signName: config.SMS_SIGN_NAME ?? '',
          templateIds: Object.fromEntries(
            Object.entries(CODE_PURPOSES).map(([purpose, { smsTemplate }]) => [purpose, config[smsTemplate]]),
          ),
          endpoint: config.SMS_ENDPOINT,
        })
      : null,
  };
}
