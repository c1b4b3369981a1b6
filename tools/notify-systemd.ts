import { spawn } from 'node:child_process';

/**
 * Notifies systemd (`Type=notify`) that the site is ready. Node has no Unix datagram sockets, so
 * `systemd-notify` sends the message.
 */
export function notifySystemd(): void {
  if (!process.env.NOTIFY_SOCKET) return;
  spawn('systemd-notify', ['--ready'], { stdio: 'inherit' }).on('error', (error) =>
    console.error(`systemd was not told that the site is ready: ${error.message}`),
  );
}
