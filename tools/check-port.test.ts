import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { checkPort } from './check-port.ts';

const HOST = '127.0.0.1';
const servers: Server[] = [];
afterEach(() =>
  Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))),
);

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  return (server.address() as AddressInfo).port;
}
const site =
  (status: number): RequestListener =>
  (_request, response) =>
    response
      .writeHead(status, { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" })
      .end('{}');

it('lets a free port pass, and 0, and does not hold it', async () => {
  const port = await listen(createServer());
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
  await checkPort(port, HOST);
  await checkPort(port, HOST);
  await checkPort(0, HOST);
});

it('says that a site answers there, and how to start another one beside it', async () => {
  const port = await listen(createHttpServer(site(200)));
  await expect(checkPort(port, HOST)).rejects.toThrow(
    `Port ${port} is in use at ${HOST}: a Danqing site answers there. Nothing was changed.`,
  );
  await expect(checkPort(port, '0.0.0.0')).rejects.toThrow(`PORT=${port + 1} npm start`);
});

it('says that another web server answers there', async () => {
  const port = await listen(createHttpServer((_request, response) => response.end('hello')));
  await expect(checkPort(port, HOST)).rejects.toThrow(
    /another web server answers there\. .*PORT=\d+ npm start/,
  );
});

it('says that a program holds the port that speaks no HTTP', async () => {
  const port = await listen(createServer((socket) => socket.on('error', () => undefined).destroy()));
  await expect(checkPort(port, HOST)).rejects.toThrow('another program holds it');
});

it('waits for a site that is just stopping', async () => {
  const stopping = createHttpServer((request, response) => {
    site(503)(request, response);
    stopping.close();
  });
  const port = await listen(stopping);
  await checkPort(port, HOST);
});

it('says what to do about an address that is not of this machine', async () => {
  await expect(checkPort(0, '192.0.2.1')).rejects.toThrow(
    /192\.0\.2\.1: it is no address of this machine .*Set HOST/,
  );
});
