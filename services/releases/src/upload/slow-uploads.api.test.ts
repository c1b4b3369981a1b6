import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeBuild } from '../testing/release-build.ts';
import { openTestPlane } from '../testing/open-plane.ts';
import { openTestSite, publisherToken } from '../testing/open-site.ts';
import type { MinimumRate } from './streamed-body.ts';

const content = 'line();\n'.repeat(40);

async function openUpload(slowestUpload?: MinimumRate) {
  const plane = await openTestPlane();
  const { server, url } = await openTestSite(plane, { slowestUpload });
  server.headersTimeout = 300;
  server.requestTimeout = 300;
  const token = await publisherToken(plane, 'generator');
  const begun = await fetch(`${url}/api/releases/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(describeBuild({ files: { 'entry.js': content } })),
  });
  const { upload } = (await begun.json()) as { upload: string };
  const open = (head: string): Socket => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8');
    onTestFinished(() => void socket.destroy());
    // Unread data would keep the socket open.
    socket.resume();
    socket
      .on('error', () => undefined)
      .write(`${head}\r\nhost: 127.0.0.1\r\ncontent-length: ${content.length}\r\n`);
    return socket;
  };
  return {
    sender: () => {
      const sender = open(`PUT /api/releases/uploads/${upload}/files/entry.js HTTP/1.1`);
      sender.write(`authorization: Bearer ${token}\r\ncontent-type: application/octet-stream\r\n\r\n`);
      return sender;
    },
    other: () => {
      const other = open('POST /api/releases/beacons HTTP/1.1');
      other.write('content-type: application/json\r\n\r\n');
      return other;
    },
    incoming: () => readdir(join(plane.dataDir, 'uploads', upload, 'incoming')),
  };
}

/** `once` of node:events would reject with the client's write errors. */
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

test('an upload may take longer than other requests, and its connection is then like any other', async () => {
  const site = await openUpload();
  const sender = site.sender();
  sender.write(content.slice(0, 100));
  await expect.poll(site.incoming).toHaveLength(1);
  await closed(site.other());
  sender.write(content.slice(100));
  const [answer] = (await once(sender, 'data')) as [string];
  expect(answer).toMatch(/^HTTP\/1.1 204 /);
  sender.write('POST /api/releases/beacons HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 10\r\n\r\n');
  await closed(sender);
});

test('an upload that is slower than any line is cut, and nothing of the file is kept', async () => {
  const site = await openUpload({ bytes: 100, everyMs: 500 });
  const sender = site.sender();
  const trickling = setInterval(() => sender.write(' '), 50);
  onTestFinished(() => clearInterval(trickling));
  await closed(sender);
  await expect.poll(site.incoming).toEqual([]);
});
