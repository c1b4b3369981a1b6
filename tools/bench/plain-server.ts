// The peer: a bare Fastify that sends the same bytes from memory for each URL. A separate process, so that
// both sides share the machine equally. With `compress` it compresses each response like the gateway.
import { readFileSync } from 'node:fs';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import { fastify } from 'fastify';

const [file = '', contentType = 'text/html; charset=utf-8', contentEncoding] = process.argv.slice(2);
const body = readFileSync(file);
const server = fastify();
const compresses = contentEncoding === 'compress';
await server.register(fastifyCompress, {
  global: false,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
});
server.get('/*', (_request, reply) => {
  reply.header('content-type', contentType);
  if (compresses) return reply.compress(body);
  if (contentEncoding) reply.header('content-encoding', contentEncoding);
  return reply.send(body);
});
console.log(await server.listen({ port: 0, host: '127.0.0.1' }));
