import { createServer } from 'node:net';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { rspackConfiguration } from './configuration.ts';
import { readManifest, type Project } from './project.ts';
import { sharedVersions } from './shared.ts';

const HOST = '127.0.0.1';

/**
 * Serves a project from memory with hot reload on a loopback port. Resolves once the server listens; the first
 * compilation may still be running, and requests wait for it. Throws when the port is taken. Signals are the caller's.
 */
export async function serveDevelopment(project: Project, port: number): Promise<{ stop(): Promise<void> }> {
  const manifest = readManifest(project);
  const configuration = rspackConfiguration({
    project,
    manifest,
    build: 'development',
    shared: sharedVersions(project.root),
    mode: 'development',
  });
  await assertFree(port);
  const server = new RspackDevServer(
    {
      host: HOST,
      port,
      hot: true,
      liveReload: false,
      static: false,
      // Its own handlers end the process at once, and with it whatever the caller still has to stop.
      setupExitSignals: false,
      // The page comes from the gateway's origin, its scripts from here.
      headers: { 'access-control-allow-origin': '*' },
      allowedHosts: 'all',
      client: { webSocketURL: `ws://${HOST}:${port}/ws`, overlay: { errors: true, warnings: false } },
    },
    rspack(configuration),
  );
  await server.start();
  return { stop: () => server.stop() };
}

/** The development server itself answers a taken port with an exception that nobody can catch. */
async function assertFree(port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === 'EADDRINUSE'
          ? new Error(`port ${port} is taken, probably by another npm run dev`, { cause })
          : cause,
      ),
    );
    probe.listen({ host: HOST, port, exclusive: true }, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}
