import { spawn } from 'node:child_process';

/**
 * Tells a systemd that started this program (`Type=notify`) that the site is ready, so that what waits for the unit finds it
 * answering. Node has no datagram sockets of Unix: systemd's own program sends it.
 */
export function tellSystemd(): void {
  if (!process.env.NOTIFY_SOCKET) return;
  spawn('systemd-notify', ['--ready'], { stdio: 'inherit' }).on('error', (error) =>
    console.error(`systemd was not told that the site is ready: ${error.message}`),
  );
}
