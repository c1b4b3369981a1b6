export interface ServerEvent {
  name: string;
  /** Out of the JSON that it carries. */
  data: unknown;
  /** Its `id`, where it has one. */
  id?: string;
}

/** The events of an answer as they come: `event`, `data` and `id` in one line each, as our server writes them. Comments are passed over. */
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
