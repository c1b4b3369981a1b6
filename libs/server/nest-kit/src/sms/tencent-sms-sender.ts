import type { sms } from 'tencentcloud-sdk-nodejs-sms';
import { DeliveryRefusedError } from '../mail/mail-sender.ts';
import type { Sms, SmsSender } from './sms-sender.ts';

type Client = InstanceType<typeof sms.v20210111.Client>;

const TIME_LIMIT = 7;

/** SendStatus codes for which a retry is useless: the number, country or template is at fault. */
const REFUSED =
  /^(?:InvalidParameter|UnauthorizedOperation|UnsupportedOperation|FailedOperation\.(?:PhoneNumber|Template|Signature|ContainSensitive))/;

export interface TencentSmsOptions {
  secretId: string;
  secretKey: string;
  sdkAppId: string;
  signName: string;
  templateIds: Readonly<Record<string, string | undefined>>;
  endpoint?: string | undefined;
}

/**
 * Sender of text messages through Tencent Cloud. Its errors contain the provider's code, but never the
 * request. Requests time out after 7 s.
 */
export class TencentSmsSender implements SmsSender {
  readonly #options: TencentSmsOptions;
  #client: Promise<Client> | undefined;

  constructor(options: TencentSmsOptions) {
    this.#options = options;
  }

  hasTemplate(template: string): boolean {
    return this.#options.templateIds[template] !== undefined;
  }

  async send({ to, template, parameters }: Sms): Promise<void> {
    const { sdkAppId, signName, templateIds } = this.#options;
    const templateId = templateIds[template];
    if (templateId === undefined) throw new DeliveryRefusedError(`no template is configured for ${template}`);
    this.#client ??= createClient(this.#options);
    const client = await this.#client;
    const answer = await client
      .SendSms({
        PhoneNumberSet: [to],
        SmsSdkAppId: sdkAppId,
        SignName: signName,
        TemplateId: templateId,
        TemplateParamSet: parameters,
      })
      .catch((error: unknown) => {
        // The provider's message may quote the request.
        throw new Error(
          `text message not sent: ${String((error as { code?: unknown }).code ?? 'no answer')}`,
        );
      });
    const code = answer.SendStatusSet?.[0]?.Code ?? 'no status';
    if (code === 'Ok') return;
    const message = `text message not sent: ${code}`;
    throw REFUSED.test(code) ? new DeliveryRefusedError(message) : new Error(message);
  }
}

async function createClient({ secretId, secretKey, endpoint }: TencentSmsOptions): Promise<Client> {
  const { default: sdk } = await import('tencentcloud-sdk-nodejs-sms');
  const address = endpoint ? new URL(endpoint) : undefined;
  return new sdk.sms.v20210111.Client({
    credential: { secretId, secretKey },
    // The service has no regions, but the API requires one.
    region: 'ap-guangzhou',
    profile: {
      httpProfile: {
        reqTimeout: TIME_LIMIT,
        ...(address && { endpoint: address.host, protocol: `${address.protocol}//` }),
      },
    },
  });
}
