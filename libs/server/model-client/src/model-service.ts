import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ModelService } from './config.ts';

/** 1 MB: far more than any text we request, and small enough for memory. */
const TEXT_BYTES = 1024 * 1024;

/** Opens an OpenAI-compatible client. Answers above `maxBytes` fail, and so do requests to other origins. */
export const openModels = ({ baseUrl, apiKey }: ModelService, maxBytes: number = TEXT_BYTES) =>
  createOpenAICompatible({
    name: 'models',
    baseURL: baseUrl,
    ...(apiKey !== null && { apiKey }),
    fetch: boundedFetch(new URL(baseUrl).origin, maxBytes),
  });

/** Returns a `fetch` for one origin. It rejects redirects and aborts bodies above `maxBytes`. */
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
