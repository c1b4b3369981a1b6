// The one question that every development convenience asks: is this a development machine?
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { isLoopbackAddress, isLoopbackHost } from '../http/loopback.ts';

/**
 * The secret of one start on a development machine. It is both the answer to the question and the key of the outbox: a
 * program without it serves no convenience. `npm start` makes it after asking, and hands it to all of its programs, so
 * that a service on its own, which sees neither PUBLIC_URL nor the keys of others, gets the answer of the whole site.
 */
export const developmentFields = {
  DEVELOPMENT_SECRET: z.string().min(16, 'must have at least 16 characters').optional().meta({
    description:
      'made by every start on a [development machine](security.md#development-machines); refused elsewhere. Opens the outbox',
  }),
};

/** Whether conveniences may be served, by a configuration that `loadConfig` has read. */
export const isDevelopmentMachine = ({ DEVELOPMENT_SECRET }: { DEVELOPMENT_SECRET?: string | undefined }) =>
  DEVELOPMENT_SECRET !== undefined && DEVELOPMENT_SECRET !== '';

/**
 * Asks the question for a whole site: the environment with a secret where nothing in it is public, else as it is. For the
 * program that starts the site, and for one that is all of it.
 */
export const withDevelopmentSecret = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  isDevelopmentMachine(env) || publicSigns(env).length > 0
    ? env
    : { ...env, DEVELOPMENT_SECRET: randomBytes(32).toString('base64url') };

/** Why conveniences are off, to follow "because"; null where they are on. */
export function whyNoDevelopmentMachine(env: NodeJS.ProcessEnv): string | null {
  const signs = publicSigns(env);
  if (signs.length > 0) return new Intl.ListFormat('en').format(signs);
  return isDevelopmentMachine(env) ? null : 'no start on a development machine gave it DEVELOPMENT_SECRET';
}

/** Everything in an environment that speaks of a site that others can reach, or of real money and real recipients. */
export function publicSigns(env: NodeJS.ProcessEnv): string[] {
  return SIGNS.flatMap((sign) => sign((name) => env[name]?.trim() || undefined, Object.keys(env)));
}

type Read = (name: string) => string | undefined;

/** Each fails closed: a value that cannot be read counts as public. */
const SIGNS: readonly ((read: Read, names: readonly string[]) => string[])[] = [
  (read) =>
    [undefined, 'development', 'test'].includes(read('NODE_ENV')) ? [] : ['NODE_ENV is not development'],
  (read, names) =>
    ['PUBLIC_URL', 'SITE_URL', 'GATEWAY_URL', ...names.filter(isServiceUrl)]
      .filter((name) => isElsewhere(read(name)) && !(name === 'SITE_URL' && read(name) === 'none'))
      .map((name) => `${name} is not an address of this machine`),
  // Not started together with this program, so nobody has asked for both.
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
  // Whoever is sent a code can become a member without having seen this terminal.
  (read) => (isElsewhere(read('SMTP_URL')) ? ['SMTP_URL is a mail server elsewhere'] : []),
  (read) =>
    read('SMS_SECRET_ID') !== undefined && isElsewhere(read('SMS_ENDPOINT') ?? 'https://sms.example')
      ? ['SMS_SECRET_ID sends real text messages']
      : [],
];

const isServiceUrl = (name: string) => /^SERVICE_[A-Z]+_URL$/.test(name);

/** Whether an address is set that does not lead to this machine. */
function isElsewhere(url: string | undefined): boolean {
  if (url === undefined) return false;
  return !URL.canParse(url) || !isLoopbackHost(new URL(url).host);
}
