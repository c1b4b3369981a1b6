import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { isLoopbackAddress, isLoopbackHost } from '../http/loopback.ts';

/**
 * Secret that each start on a development machine generates. It enables the development conveniences and
 * opens the outbox. `npm start` passes it to its programs, because a single service sees neither PUBLIC_URL
 * nor the keys of the others.
 */
export const developmentFields = {
  DEVELOPMENT_SECRET: z.string().min(16, 'must have at least 16 characters').optional().meta({
    description:
      'made by every start on a [development machine](security.md#development-machines); refused elsewhere. Opens the outbox',
  }),
};

/**
 * Returns whether development conveniences may be served, from a configuration that `loadConfig` has
 * validated.
 */
export const isDevelopmentMachine = ({ DEVELOPMENT_SECRET }: { DEVELOPMENT_SECRET?: string | undefined }) =>
  DEVELOPMENT_SECRET !== undefined && DEVELOPMENT_SECRET !== '';

/**
 * Returns the environment with a new development secret, unless it has one or shows signs of a public site.
 * Only for programs that start the whole site.
 */
export const withDevelopmentSecret = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  isDevelopmentMachine(env) || findPublicSigns(env).length > 0
    ? env
    : { ...env, DEVELOPMENT_SECRET: randomBytes(32).toString('base64url') };

/** Returns why conveniences are off, as a phrase that follows "because", or null when they are on. */
export function explainNotDevelopmentMachine(env: NodeJS.ProcessEnv): string | null {
  const signs = findPublicSigns(env);
  if (signs.length > 0) return new Intl.ListFormat('en').format(signs);
  return isDevelopmentMachine(env) ? null : 'no start on a development machine gave it DEVELOPMENT_SECRET';
}

/** Returns every sign in the environment of a reachable site, real payments or real recipients. */
export function findPublicSigns(env: NodeJS.ProcessEnv): string[] {
  return SIGNS.flatMap((sign) => sign((name) => env[name]?.trim() || undefined, Object.keys(env)));
}

type Read = (name: string) => string | undefined;

/** Each check fails closed: a value that cannot be parsed counts as public. */
const SIGNS: readonly ((read: Read, names: readonly string[]) => string[])[] = [
  (read) =>
    [undefined, 'development', 'test'].includes(read('NODE_ENV')) ? [] : ['NODE_ENV is not development'],
  (read, names) =>
    ['PUBLIC_URL', 'SITE_URL', 'GATEWAY_URL', ...names.filter(isServiceUrl)]
      .filter((name) => isElsewhere(read(name)) && !(name === 'SITE_URL' && read(name) === 'none'))
      .map((name) => `${name} is not an address of this machine`),
  // A separately started service has not been checked by this program.
  (read, names) =>
    isDevelopmentMachine({ DEVELOPMENT_SECRET: read('DEVELOPMENT_SECRET') })
      ? []
      : names
          .filter((name) => isServiceUrl(name) && read(name) !== undefined && !isElsewhere(read(name)))
          .map((name) => `${name} is a service of another start`),
  (read) => {
    const host = read('HOST');
    return host === undefined || isLoopbackAddress(host) ? [] : ['HOST lets other machines in'];
  },
  (read) => {
    const proxies = read('TRUSTED_PROXIES')?.split(',') ?? [];
    const own = proxies.every((proxy) => isLoopbackAddress(proxy.trim()) || proxy.trim() === '127.0.0.0/8');
    return own ? [] : ['TRUSTED_PROXIES is not this machine'];
  },
  (read) =>
    /^(?:sk|rk)_test_/.test(read('STRIPE_SECRET_KEY') ?? 'sk_test_')
      ? []
      : ['STRIPE_SECRET_KEY is a live key'],
  (read) => {
    const gateway = read('ALIPAY_GATEWAY') ?? 'https://openapi.alipay.com';
    const forTests = !isElsewhere(gateway) || /^https:\/\/[\w.-]+\.alipaydev\.com\//.test(gateway);
    return read('ALIPAY_APP_ID') === undefined || forTests ? [] : ['ALIPAY_APP_ID takes real payments'];
  },
  (read) =>
    read('CHAIN_KEY') !== undefined && isElsewhere(read('CHAIN_RPC_URL')) && read('CHAIN_ID') !== '71'
      ? ['CHAIN_KEY pays on a chain that is no testnet']
      : [],
  // With a real mail server, anyone who receives a code can become a member without access to this terminal.
  (read) => (isElsewhere(read('SMTP_URL')) ? ['SMTP_URL is a mail server elsewhere'] : []),
  (read) =>
    read('SMS_SECRET_ID') !== undefined && isElsewhere(read('SMS_ENDPOINT') ?? 'https://sms.example')
      ? ['SMS_SECRET_ID sends real text messages']
      : [],
];

const isServiceUrl = (name: string) => /^SERVICE_[A-Z]+_URL$/.test(name);

function isElsewhere(url: string | undefined): boolean {
  if (url === undefined) return false;
  return !URL.canParse(url) || !isLoopbackHost(new URL(url).host);
}
