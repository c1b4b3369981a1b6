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

export const installedLibreOffice = (): string | undefined =>
  [process.env.SOFFICE_PATH, ...SYSTEM_OFFICES].find((path) => path && existsSync(path));

/**
 * Returns the path of LibreOffice. As root on Debian or Ubuntu, it first installs `libreoffice-impress`,
 * Chinese fonts and PDF tools, about 500 MB.
 *
 * @throws {Error} with instructions when there is none
 */
export function findLibreOffice(): string {
  const found = installedLibreOffice();
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
