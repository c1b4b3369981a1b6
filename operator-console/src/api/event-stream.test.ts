import { expect, test } from 'vitest';
import { createEventReader, type StreamedEvent } from './event-stream.ts';

const STREAM =
  'retry: 1500\n\nevent: overview\ndata: {"a":1}\n\n:\n\nevent: overview\nid: 4\ndata: {"b":"x: y"}\n\n';

test.each([1, 2, 7, STREAM.length])('finds the events in pieces of %i characters', (size) => {
  const events: StreamedEvent[] = [];
  const reader = createEventReader((event) => events.push(event));
  for (let start = 0; start < STREAM.length; start += size) reader.push(STREAM.slice(start, start + size));
  expect(events).toEqual([
    { event: 'overview', data: '{"a":1}' },
    { event: 'overview', data: '{"b":"x: y"}' },
  ]);
});

test('holds back an event that has not ended', () => {
  const events: StreamedEvent[] = [];
  createEventReader((event) => events.push(event)).push('event: overview\ndata: {"a":');
  expect(events).toEqual([]);
});
