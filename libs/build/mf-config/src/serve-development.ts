import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { rspack, type Configuration as RspackConfiguration } from '@rspack/core';
import { RspackDevServer, type Configuration as DevServerConfiguration } from '@rspack/dev-server';
import { rspackConfiguration } from './configuration.ts';
import type { Project } from './project.ts';

const HOST = '127.0.0.1';

export interface DevelopmentOptions {
  port?: number;
  origin?: string;
  /**
   * Enables React Refresh, which requires a development build of React in the page; otherwise the page
   * reloads. Default: true.
   */
  hot?: boolean;
  pageOrigin?: string;
  home?: () => Promise<string>;
}

export interface DevelopmentServer {
  origin: string;
  stop(): Promise<void>;
}

/**
 * Serves a project from memory on a loopback port. Resolves once the server listens; requests wait for the
 * first compilation. The caller handles signals.
 *
 * @throws {Error} when the port is in use
 */
export async function serveDevelopment(
  project: Project,
  options: DevelopmentOptions = {},
): Promise<DevelopmentServer> {
  const { devServer, ...configuration } = await developmentConfiguration(project, options);
  const origin = options.origin ?? `http://${HOST}:${devServer.port}`;
  // The dev server's own signal handlers exit at once, before the caller can stop its other resources.
  const server = new RspackDevServer({ ...devServer, setupExitSignals: false }, rspack(configuration));
  await server.start();
  return { origin, stop: () => server.stop() };
}

export async function developmentConfiguration(
  project: Project,
  { hot = true, pageOrigin = '*', home, ...given }: DevelopmentOptions = {},
): Promise<RspackConfiguration & { devServer: DevServerConfiguration }> {
  const port = await freePort(given.port ?? 0);
  const origin = given.origin ?? `http://${HOST}:${port}`;
  return {
    ...rspackConfiguration({ project, build: 'development', mode: 'development', hot }),
    devServer: {
      host: HOST,
      port,
      hot,
      liveReload: !hot,
      static: false,
      headers: { 'access-control-allow-origin': pageOrigin },
      allowedHosts: 'all',
      client: {
        webSocketURL: `${origin.replace(/^http/, 'ws')}/ws`,
        overlay: { errors: true, warnings: false },
      },
      setupMiddlewares: (middlewares) => (home ? [redirectHome(home), ...middlewares] : middlewares),
    },
  };
}

const redirectHome =
  (home: () => Promise<string>) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url !== '/') return next();
    home().then(
      (location) => response.writeHead(302, { location, 'cache-control': 'no-store' }).end(),
      (error: unknown) =>
        response
          .writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
          .end(error instanceof Error ? error.message : String(error)),
    );
  };

/** Checked here because the development server throws an uncatchable exception for a port in use. */
async function freePort(wanted: number): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === 'EADDRINUSE'
          ? new Error(`port ${wanted} is taken, probably by another npm run dev`, { cause })
          : cause,
      ),
    );
    probe.listen({ host: HOST, port: wanted, exclusive: true }, resolve);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
