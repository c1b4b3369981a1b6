import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { rspack, type Configuration as RspackConfiguration } from '@rspack/core';
import { RspackDevServer, type Configuration as DevServerConfiguration } from '@rspack/dev-server';
import { rspackConfiguration } from './configuration.ts';
import type { Project } from './project.ts';

const HOST = '127.0.0.1';

export interface DevelopmentOptions {
  /** Default: one that is free. */
  port?: number;
  /** Where browsers reach it, when not at the port of this machine. */
  origin?: string;
  /** Whether a change comes into the page as it is, which needs a development React there; else the page reloads. Default: it does. */
  hot?: boolean;
  /** The one origin whose pages may load from here; default: any. */
  pageOrigin?: string;
  /** Where its own address leads. */
  home?: () => Promise<string>;
}

export interface DevelopmentServer {
  /** Where browsers reach it. */
  origin: string;
  stop(): Promise<void>;
}

/**
 * Serves a project from memory on a loopback port. Resolves once the server listens; the first compilation may still be
 * running, and requests wait for it. Throws when the port is taken. Signals are the caller's.
 */
export async function serveDevelopment(
  project: Project,
  options: DevelopmentOptions = {},
): Promise<DevelopmentServer> {
  const { devServer, ...configuration } = await developmentConfiguration(project, options);
  const origin = options.origin ?? `http://${HOST}:${devServer.port}`;
  // Its own handlers end the process at once, and with it whatever the caller still has to stop.
  const server = new RspackDevServer({ ...devServer, setupExitSignals: false }, rspack(configuration));
  await server.start();
  return { origin, stop: () => server.stop() };
}

/** The configuration of a project that is served from its sources. Throws when the port is taken. */
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
      // The page comes from the gateway's origin, its scripts from here.
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

/**
 * The port itself; for 0 one that is free. For a taken port the development server throws an exception that cannot be
 * caught.
 */
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
