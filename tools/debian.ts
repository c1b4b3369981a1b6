import { existsSync, readFileSync } from 'node:fs';

/** Whether packages come by apt-get: Debian, Ubuntu and what descends from them. */
export function isDebian(): boolean {
  return (
    existsSync('/etc/os-release') &&
    /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}
