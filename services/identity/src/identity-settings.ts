import {
  isLoopbackHost,
  SmtpMailSender,
  TencentSmsSender,
  type MailSender,
  type SmsSender,
} from '@danqing/nest-kit';
import { s3Settings, type S3Settings } from '@danqing/nest-kit/config';
import type { CountryCode } from 'libphonenumber-js/mobile';
import { SMS_VARIABLES, type IdentityConfig } from './identity-config.ts';
import { CODE_PURPOSES } from './purpose/code-purposes.ts';

export interface IdentitySettings {
  /** Below which browsers see the site; begins and ends with a slash. */
  basePath: string;
  dataDir: string;
  /** The bucket for downloads of members' data, in place of `dataDir`. */
  s3: S3Settings | null;
  /** Without it the pepper in `dataDir` is used. */
  pepper?: string | undefined;
  phoneRegion: CountryCode;
  smsRegions: readonly CountryCode[];
  sendLimitPerAddress: number;
  /** Fewest guesses, of about half a millisecond each, of the smallest proof of work. */
  proofGuesses: number;
  /**
   * Keeps codes in an outbox that a developer reads on this machine: in development, while there is no sender and no
   * public address.
   */
  outbox: boolean;
  mailSender: MailSender | null;
  smsSender: SmsSender | null;
}

/** The settings of `IdentityModule.forRoot`, of a configuration without `identityProblems`. */
export function identitySettings(config: IdentityConfig): IdentitySettings {
  const production = config.NODE_ENV === 'production';
  const { SMTP_URL: url, MAIL_FROM: from, OTP_PEPPER: pepper } = config;
  const local = config.PUBLIC_URL === undefined || isLoopbackHost(new URL(config.PUBLIC_URL).host);
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
    outbox: !production && local && !url && !sms,
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
