export interface StreamedEvent {
  event: string;
  /** What the browser sends as `Last-Event-ID` when it comes back. */
  id?: number;
  data: unknown;
}

/** One event as it travels. JSON has no line breaks, so its data is one line. */
export function eventFrame({ event, id, data }: StreamedEvent): Buffer {
  const idLine = id === undefined ? '' : `id: ${id}\n`;
  return Buffer.from(`event: ${event}\n${idLine}data: ${JSON.stringify(data)}\n\n`);
}
