import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isDebian } from './debian.ts';

const SYSTEM_OFFICES = [
  '/usr/bin/soffice',
  '/usr/bin/libreoffice',
  '/usr/local/bin/soffice',
  '/opt/libreoffice/program/soffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
];

/**
 * Path of a LibreOffice that renders slides: SOFFICE_PATH or the system's. As root on Debian or Ubuntu it installs the
 * `libreoffice-impress` package first. Null, with a printed line that says what is left out, when there is none.
 */
export function findOffice(): string | null {
  const found = [process.env.SOFFICE_PATH, ...SYSTEM_OFFICES].find((path) => path && existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && isDebian()) {
    console.log('office: installing the libreoffice-impress package');
    try {
      execFileSync('apt-get', ['update'], { stdio: ['ignore', 'ignore', 'inherit'] });
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'libreoffice-impress'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
      return '/usr/bin/soffice';
    } catch {
      console.log('office: the package could not be installed');
    }
  }
  console.log('office: no LibreOffice (SOFFICE_PATH), so the tests that render slides are left out');
  return null;
}
