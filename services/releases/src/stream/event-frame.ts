export interface StreamedEvent {
  event: string;
  id?: number;
  data: unknown;
}

/** Returns one event as sent on the wire. JSON has no line breaks, so its data is a single line. */
export function eventFrame({ event, id, data }: StreamedEvent): Buffer {
  const idLine = id === undefined ? '' : `id: ${id}\n`;
  return Buffer.from(`event: ${event}\n${idLine}data: ${JSON.stringify(data)}\n\n`);
}
