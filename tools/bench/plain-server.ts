// The peer: a bare Fastify that sends the same bytes from memory for each URL. A separate process, so that
// both sides share the machine equally.
import { readFileSync } from 'node:fs';
import { fastify } from 'fastify';

const [file = '', contentType = 'text/html; charset=utf-8', contentEncoding] = process.argv.slice(2);
const body = readFileSync(file);
const server = fastify();
server.get('/*', (_request, reply) => {
  reply.header('content-type', contentType);
  if (contentEncoding) reply.header('content-encoding', contentEncoding);
  return reply.send(body);
});
console.log(await server.listen({ port: 0, host: '127.0.0.1' }));
