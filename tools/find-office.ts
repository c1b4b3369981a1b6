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

/** Path of a LibreOffice that is there already: SOFFICE_PATH or the system's. */
export const installedOffice = (): string | undefined =>
  [process.env.SOFFICE_PATH, ...SYSTEM_OFFICES].find((path) => path && existsSync(path));

/**
 * Path of a LibreOffice that renders slides. As root on Debian or Ubuntu it installs the `libreoffice-impress` package
 * first, with fonts for Chinese and the tools that read its PDFs, some 500 MB. Throws with what to do when there is none.
 */
export function findOffice(): string {
  const found = installedOffice();
  if (found) return found;
  if (process.getuid?.() === 0 && isDebian()) {
    console.log('office: installing the libreoffice-impress package');
    execFileSync('apt-get', ['update'], { stdio: ['ignore', 'ignore', 'inherit'] });
    const packages = ['libreoffice-impress', 'fonts-noto-cjk', 'poppler-utils'];
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return '/usr/bin/soffice';
  }
  throw new Error('To render slides takes a LibreOffice: install one, or name it in SOFFICE_PATH.');
}
