import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** Schemas of the variables that several programs read. */
export const configFields = {
  /** TCP port; 0 lets the system choose one. */
  port: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65535, 'must be a number from 0 to 65535'),
  url: httpUrl,
  /** Where the site is mounted; always comes out with a leading and a trailing slash. */
  basePath: z
    .string()
    .regex(/^[A-Za-z0-9._~/-]*$/, 'must be a path of letters, digits and - . _ ~')
    .refine((path) => !/\/\/|(?:^|\/)\.{1,2}(?:\/|$)/.test(path), 'must not hold empty, . or .. segments')
    .transform((path) => `/${path.replace(/^\/|\/$/g, '')}/`.replace('//', '/')),
  databaseUrl: z.url({ protocol: /^postgres(?:ql)?$/, error: 'must be a postgres:// address' }),
  dataDir: z.string().min(1),
  serviceToken: z.string().min(16, 'must have at least 16 characters'),
  /** `smtps://user:password@host:465` or `smtp://…`; user and password percent-encoded. */
  smtpUrl: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }),
  /** `Name <address>` or an address. */
  mailFrom: z
    .string()
    .regex(/^(?:[^<>@,;\r\n]+<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/, 'must be Name <address>'),
  nodeEnv: z.enum(['development', 'test', 'production'], 'must be development, test or production'),
  logLevel: z.enum(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'must be fatal, error, warn, info, debug, trace or silent',
  ),
};
