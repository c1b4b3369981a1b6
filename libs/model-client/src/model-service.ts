import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ModelService } from './config.ts';

/** More than any text we ask for, and less than would hurt. */
const TEXT_BYTES = 1024 * 1024;

/** The models of the service. Its answers may have `maxBytes`, and whatever they name is not fetched. */
export const openModels = ({ baseUrl, apiKey }: ModelService, maxBytes: number = TEXT_BYTES) =>
  createOpenAICompatible({
    name: 'models',
    baseURL: baseUrl,
    ...(apiKey !== null && { apiKey }),
    fetch: boundedFetch(new URL(baseUrl).origin, maxBytes),
  });

/** A fetch that asks one origin alone, follows no redirect, and breaks off a body that grows beyond the bound. */
export function boundedFetch(origin: string, maxBytes: number): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (new URL(address).origin !== origin) throw new Error('the model service named a foreign address');
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
      await response.body?.cancel();
      throw new Error(`the answer has more than ${maxBytes} bytes`);
    }
    return new Response(response.body?.pipeThrough(atMost(maxBytes)) ?? null, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
}

function atMost(maxBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new Error(`the answer has more than ${maxBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
}
