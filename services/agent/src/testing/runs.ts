import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { RunEvents, RunRequest } from '@danqing/contracts/agent';
import type { TestAgent } from './open-agent.ts';

export const sampleRequest: RunRequest = {
  topic: '雨过天青：瓷色与当代空间',
  format: 'ppt',
  palette: { id: 12, name: '雨过天青', colors: ['#66A9C9', { hex: '#D4E5EF', name: '月影白' }] },
};

export interface ReceivedEvent {
  id: number | null;
  name: keyof RunEvents;
  data: unknown;
}

export const readEvents = (payload: string): ReceivedEvent[] =>
  payload
    .split('\n\n')
    .map((frame) => /^(?:id: (\d+)\n)?event: (\w+)\ndata: (.*)$/s.exec(frame))
    .flatMap((match) =>
      match
        ? [
            {
              id: match[1] === undefined ? null : Number(match[1]),
              name: match[2] as keyof RunEvents,
              data: JSON.parse(match[3] ?? '') as unknown,
            },
          ]
        : [],
    );

export const dataOf = <Name extends keyof RunEvents>(events: readonly ReceivedEvent[], name: Name) =>
  events.find((event) => event.name === name)?.data as RunEvents[Name];

export interface Listener {
  readonly events: ReceivedEvent[];
  heard(count: number | null): Promise<ReceivedEvent[]>;
  leave(): void;
}

export async function listen(
  { app }: TestAgent,
  path: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
): Promise<Listener> {
  // Not `fetch`: after an aborted request it opens an idle connection, for which a closing server would wait.
  const asked = request(`${await app.getUrl()}${path}`, {
    agent: false,
    method: body ? 'POST' : 'GET',
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
  });
  asked.on('error', () => undefined);
  asked.end(body && JSON.stringify(body));
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const pieces = response.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>;
  const events: ReceivedEvent[] = [];
  let text = '';
  return {
    events,
    async heard(count) {
      while (count === null || events.length < count) {
        const { done, value } = await pieces.next();
        if (done) break;
        const frames = (text + value).split('\n\n');
        text = frames.pop() ?? '';
        for (const frame of frames) events.push(...readEvents(`${frame}\n\n`));
      }
      return events;
    },
    leave: () => void asked.destroy(),
  };
}
