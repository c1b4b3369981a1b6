import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds within which a gateway releases its port after its supervisor was killed. */
const ENDING_MS = 3_000;
const POLL_MS = 100;
const RESPONSE_TIMEOUT_MS = 1_000;

/**
 * Throws an error when the port is in use. The message identifies the program there and suggests a solution.
 */
export async function checkPort(port: number, host: string): Promise<void> {
  const deadline = performance.now() + ENDING_MS;
  for (;;) {
    const code = await listenOnce(port, host);
    if (code === null) return;
    if (code !== 'EADDRINUSE') throw new Error(`The site cannot listen at ${host}: ${reasonOf(code, port)}`);
    const who = await probePort(port, host);
    if (who !== 'nobody' || performance.now() > deadline) throw new Error(portInUseMessage(port, host, who));
    await delay(POLL_MS);
  }
}

function listenOnce(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'an unknown error'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

function reasonOf(code: string, port: number): string {
  if (code === 'EACCES')
    return `this user may not listen at port ${port} (EACCES). Choose one from 1024 on, such as PORT=8080, and let a reverse proxy stand at ${port}.`;
  if (code === 'EADDRNOTAVAIL')
    return 'it is no address of this machine (EADDRNOTAVAIL). Set HOST to one that is, or to 0.0.0.0 for all of them.';
  return `${code}. Set PORT and HOST to where it may.`;
}

type PortOwner = 'site' | 'other' | 'nobody';

/** The gateway sends this policy with everything except pages. */
const POLICY_OF_DATA = /^default-src 'none'/;

/** Health checks respond at the root, regardless of the base path. A stopping site counts as unreachable. */
async function probePort(port: number, host: string): Promise<PortOwner> {
  const reached =
    host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  try {
    const response = await fetch(`http://${reached}:${port}/readyz`, {
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      headers: { connection: 'close' },
    });
    await response.body?.cancel();
    if (!POLICY_OF_DATA.test(response.headers.get('content-security-policy') ?? '')) return 'other';
    return response.ok ? 'site' : 'nobody';
  } catch {
    return 'nobody';
  }
}

function portInUseMessage(port: number, host: string, who: PortOwner): string {
  const other = port < 65535 ? port + 1 : port - 1;
  const start = `PORT=${other} npm start`;
  const taken = `Port ${port} is in use at ${host}: `;
  if (who === 'site')
    return (
      `${taken}a Danqing site answers there. Nothing was changed. Stop that one; or start this one beside it, ` +
      `with the same data by ${start}, with data of its own by DATA_DIR=.data-${other} ${start}`
    );
  const what = who === 'other' ? 'another web server answers there' : 'another program holds it';
  return `${taken}${what}. Nothing was changed. Choose another port: ${start}`;
}
