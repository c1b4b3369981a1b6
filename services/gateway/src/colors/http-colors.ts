import { colorListSchema, type Color, type ColorsPort } from '@danqing/contracts';

const TIMEOUT_MS = 5000;
const ATTEMPTS = 3;

/** The colours of a service that runs on its own, read once and kept: the list changes only with a deployment of that service. */
export class HttpColors implements ColorsPort {
  readonly #url: string;
  readonly #headers: Record<string, string>;
  #colors: Promise<readonly Color[]> | null = null;

  constructor(url: string, serviceToken: string | undefined) {
    this.#url = new URL('/api/colors', url).href;
    this.#headers = serviceToken ? { 'x-service-token': serviceToken } : {};
  }

  listColors(): Promise<readonly Color[]> {
    this.#colors ??= this.#load().catch((error: unknown) => {
      this.#colors = null;
      throw error;
    });
    return this.#colors;
  }

  async findColorByName(name: string): Promise<Color | null> {
    return (await this.listColors()).find((color) => color.name === name) ?? null;
  }

  async #load(attempt = 1): Promise<readonly Color[]> {
    try {
      const response = await fetch(this.#url, {
        headers: this.#headers,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`the colours service answered ${response.status}`);
      return colorListSchema.parse(await response.json());
    } catch (error) {
      if (attempt >= ATTEMPTS) throw error;
      return this.#load(attempt + 1);
    }
  }
}
