// The peer: a bare Fastify that runs one prepared statement for each URL, with a pool of the service's size.
import { fastify } from 'fastify';
import pg from 'pg';

const [databaseUrl = '', poolSize, statement = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: Number(poolSize) });
const prepared = JSON.parse(statement) as { name: string; text: string; values: unknown[] };
const server = fastify();
server.get('/*', async (_request, reply) => {
  const { rows } = await pool.query<{ answer: string }>(prepared);
  return reply.header('content-type', 'application/json; charset=utf-8').send(rows[0]?.answer);
});
const url = await server.listen({ port: 0, host: '127.0.0.1' });
process.send?.(url);
