export interface StreamedEvent {
  event: string;
  data: string;
}

/**
 * Parses an event stream; `push` accepts chunks. Not `EventSource`, which cannot send the session's header.
 */
export function createEventReader(onEvent: (event: StreamedEvent) => void): { push: (text: string) => void } {
  let waiting = '';
  return {
    push: (text) => {
      const frames = (waiting + text).replaceAll('\r\n', '\n').split('\n\n');
      waiting = frames.pop() ?? '';
      for (const frame of frames) {
        const event = readFrame(frame);
        if (event) onEvent(event);
      }
    },
  };
}

function readFrame(frame: string): StreamedEvent | null {
  let event = 'message';
  const data: string[] = [];
  for (const line of frame.split('\n')) {
    const [, field, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
  }
  return data.length > 0 ? { event, data: data.join('\n') } : null;
}
