export interface ServerEvent {
  name: string;
  data: unknown;
  id?: string;
}

/**
 * Yields the events of a response and skips SSE comments. Expects `event`, `data` and `id` on one line each,
 * as our server writes them.
 */
export async function* serverEvents({ body }: Response): AsyncGenerator<ServerEvent> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (text + value).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = readEvent(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function readEvent(block: string): ServerEvent | null {
  const fields = new Map(
    block.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trimStart()];
    }),
  );
  const [name, data] = [fields.get('event'), fields.get('data')];
  const id = fields.get('id');
  return name && data ? { name, data: JSON.parse(data) as unknown, ...(id && { id }) } : null;
}
