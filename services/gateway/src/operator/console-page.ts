import { NO_TRUSTED_TYPES } from '../html/trusted-types.ts';
import type { ConsoleFile, OperatorConsole } from './console-files.ts';

/** No inline scripts or styles, so neither nonces nor hashes. `data:` permits the empty icon. */
export const CONSOLE_POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `connect-src 'self'`,
  `img-src data:`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
  ...NO_TRUSTED_TYPES,
].join('; ');

/**
 * Renders the page of the operator console. Its only data is the page token, which every call of a live
 * session must send back.
 *
 * @param basePath begins and ends with a slash
 */
export function renderConsolePage(
  { scripts, styles }: OperatorConsole,
  basePath: string,
  pageToken: string | null,
): string {
  const address = ({ file }: ConsoleFile) => `${basePath}operator/files/${file}`;
  const style = (file: ConsoleFile) =>
    `<link rel="stylesheet" href="${address(file)}" integrity="${file.integrity}" crossorigin="anonymous">`;
  const script = (file: ConsoleFile) =>
    `<script defer src="${address(file)}" integrity="${file.integrity}" crossorigin="anonymous"></script>`;
  const session = pageToken === null ? '' : ` data-page-token="${pageToken}"`;
  return [
    '<!doctype html><html lang="zh"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">',
    '<title>发布台 · Danqing</title><link rel="icon" href="data:,">',
    ...styles.map(style),
    ...scripts.map(script),
    `</head><body><div id="root" data-base-path="${basePath}"${session}></div>`,
    '<noscript>发布台需要 JavaScript。The release console needs JavaScript.</noscript></body></html>',
  ].join('');
}
