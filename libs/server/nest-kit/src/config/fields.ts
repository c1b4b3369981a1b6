import { isIP } from 'node:net';
import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

export const configFields = {
  /** TCP port; 0 lets the system choose one. */
  port: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65535, 'must be a number from 0 to 65535'),
  url: httpUrl,
  publicUrl: httpUrl
    .refine(
      (url) => /^https?:\/\/[^/?#@]+\/?$/.test(url),
      'must be the scheme and host of the site; BASE_PATH says the rest',
    )
    .transform((url) => new URL(url).origin),
  listenAddress: z.string().refine((text) => isIP(text) !== 0, 'must be an IP address, such as 0.0.0.0'),
  basePath: z
    .string()
    .regex(/^[A-Za-z0-9._~/-]*$/, 'must be a path of letters, digits and - . _ ~')
    .refine((path) => !/\/\/|(?:^|\/)\.{1,2}(?:\/|$)/.test(path), 'must not hold empty, . or .. segments')
    .transform((path) => `/${path.replace(/^\/|\/$/g, '')}/`.replace('//', '/')),
  databaseUrl: z.url({ protocol: /^postgres(?:ql)?$/, error: 'must be a postgres:// address' }),
  dataDir: z.string().min(1),
  serviceToken: z.string().min(16, 'must have at least 16 characters'),
  /**
   * `smtps://user:password@host:465` or `smtp://…`, with user and password percent-encoded. The query is
   * restricted, because nodemailer accepts any of its options there, including one that disables certificate
   * checks.
   */
  smtpUrl: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address', abort: true })
    .refine(
      (url) => areSmtpParameters(new URL(url).searchParams),
      'must have no parameters but requireTLS, ignoreTLS and pool, each once, true or false',
    ),
  mailFrom: z
    .string()
    .regex(/^(?:[^<>@,;\r\n]+<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/, 'must be Name <address>'),
  trustedProxies: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine(
      (parts) => parts.every(isAddressRange),
      'must be IP addresses or CIDR ranges, separated by commas',
    )
    .default(['127.0.0.0/8', '::1']),
  /**
   * Time after a stop signal in which the program still serves requests, so that load balancers notice the
   * shutdown. Set in whole seconds, parsed to milliseconds.
   */
  shutdownDelay: z
    .string()
    .regex(/^\d{1,3}$/, 'must be a number of seconds, at most 999')
    .transform((seconds) => Number(seconds) * 1000),
  nodeEnv: z.enum(['development', 'test', 'production'], 'must be development, test or production'),
  logLevel: z.enum(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'must be fatal, error, warn, info, debug, trace or silent',
  ),
};

function isAddressRange(text: string): boolean {
  const [address = '', bits, rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest !== undefined) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function areSmtpParameters(parameters: URLSearchParams): boolean {
  const names = [...parameters.keys()];
  return (
    new Set(names).size === names.length &&
    names.every((name) => ['requireTLS', 'ignoreTLS', 'pool'].includes(name)) &&
    [...parameters.values()].every((value) => value === 'true' || value === 'false')
  );
}
