import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { rspackConfiguration } from './configuration.ts';
import { readManifest, type Project } from './project.ts';
import { sharedVersions } from './shared.ts';

/** Serves a project from memory with hot reload on a loopback port. Resolves once the server listens. */
export async function serveDevelopment(project: Project, port: number): Promise<{ stop(): Promise<void> }> {
  const manifest = readManifest(project);
  const configuration = rspackConfiguration({
    project,
    manifest,
    build: 'development',
    shared: sharedVersions(project.root),
    mode: 'development',
  });
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      // The page comes from the gateway's origin, its scripts from here.
      headers: { 'access-control-allow-origin': '*' },
      allowedHosts: 'all',
      client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: { errors: true, warnings: false } },
    },
    rspack(configuration),
  );
  await server.start();
  return { stop: () => server.stop() };
}
