import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeBuild } from '../testing/release-build.ts';
import type { PublishingOrder } from '../testing/publish-on-site.ts';

async function openSilentSite() {
  const asked: string[] = [];
  let isSent = () => undefined as void;
  const sending = new Promise<void>((resolve) => (isSent = resolve));
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.method === 'PUT') return isSent();
    request.resume().on('end', () => {
      response.writeHead(request.method === 'DELETE' ? 204 : 200, { 'content-type': 'application/json' });
      const begun = { upload: 'generator-1', area: 'generator', release: '1', missing: ['entry.js'] };
      response.end(request.method === 'DELETE' ? '' : JSON.stringify(begun));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, asked, sending };
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'publishing that is ended by %s takes back what it has sent',
  async (signal) => {
    const site = await openSilentSite();
    const order: PublishingOrder = { folder: await writeBuild(), site: site.url, token: 'x' };
    const program = join(import.meta.dirname, '../testing/publish-on-site.ts');
    const child = spawn(process.execPath, ['--conditions=@danqing/source', program, JSON.stringify(order)], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await site.sending;
    child.kill(signal);
    const [code] = (await once(child, 'close')) as [number | null];
    expect([code, said]).toEqual([1, expect.stringContaining('Nothing was published')]);
    expect(site.asked.at(-1)).toBe('DELETE /api/releases/uploads/generator-1');
  },
);
