import { colorListSchema, type Color, type ColorsPort } from '@danqing/contracts/colors';
import { AppError, SERVICE_TOKEN_HEADER } from '@danqing/nest-kit';

const TIMEOUT_MS = 2_000;
const ATTEMPTS = 2;
/** How long a list is used before the service is asked whether it has another: it is deployed on its own day. */
const FRESH_MS = 30_000;

interface KeptList {
  colors: readonly Color[];
  etag: string | null;
  askedAt: number;
}

/** The colours of a service that runs on its own, kept and revalidated. */
export class HttpColors implements ColorsPort {
  readonly #url: string;
  readonly #headers: Record<string, string>;
  #kept: KeptList | null = null;
  #asking: Promise<KeptList> | null = null;

  constructor(url: string, serviceToken: string | undefined) {
    this.#url = new URL('/api/colors', url).href;
    this.#headers = serviceToken ? { [SERVICE_TOKEN_HEADER]: serviceToken } : {};
  }

  /**
   * The same array as long as the service has no other. A list that is no longer fresh is served while the service is
   * asked. Throws SERVICE_UNAVAILABLE when there was never a list.
   */
  async listColors(): Promise<readonly Color[]> {
    const fresh = this.#kept && Date.now() - this.#kept.askedAt < FRESH_MS;
    if (!fresh) this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    if (this.#kept) {
      // Down or slow: the visitor need not know.
      this.#asking?.catch(() => undefined);
      return this.#kept.colors;
    }
    try {
      return (await this.#asking!).colors;
    } catch (cause) {
      throw new AppError('SERVICE_UNAVAILABLE', { cause });
    }
  }

  async #ask(): Promise<KeptList> {
    for (let attempt = 1; ; attempt++) {
      try {
        return (this.#kept = await this.#load(this.#kept));
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
      }
    }
  }

  async #load(kept: KeptList | null): Promise<KeptList> {
    const headers = { ...this.#headers, ...(kept?.etag && { 'if-none-match': kept.etag }) };
    const response = await fetch(this.#url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const askedAt = Date.now();
    if (kept && response.status === 304) return { ...kept, askedAt };
    if (!response.ok) throw new Error(`the colours service answered ${response.status}`);
    return {
      colors: colorListSchema.parse(await response.json()),
      etag: response.headers.get('etag'),
      askedAt,
    };
  }
}
