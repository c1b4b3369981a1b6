import { describe, expect, it } from 'vitest';
import { loadGatewayConfig } from '../config.ts';
import { alternates, publicAddress, resolvePublicSite } from './public-address.ts';

const DEVELOPMENT_SECRET = 'the secret of this start';
const request = { protocol: 'http', host: 'localhost:8080' } as const;
const place = { origin: 'https://danqing.example', basePath: '/tool/' };

describe('the place of the site', () => {
  it.each([
    ['what is configured, whatever the request says', undefined, 'https://danqing.example', place.origin],
    ['what is configured while developing', DEVELOPMENT_SECRET, 'http://localhost:1', 'http://localhost:1'],
    [
      'where the request was sent to while developing',
      DEVELOPMENT_SECRET,
      undefined,
      'http://localhost:8080',
    ],
    ['unknown elsewhere when it is not configured', undefined, undefined, undefined],
  ] as const)('is %s', (_, DEVELOPMENT_SECRET, PUBLIC_URL, origin) => {
    expect(resolvePublicSite({ DEVELOPMENT_SECRET, PUBLIC_URL, BASE_PATH: '/' }, request)?.origin).toBe(
      origin,
    );
  });

  it.each(['', 'a b', 'a"b', '<script>', 'a/b', 'user@host'])('is never the host %j', (host) => {
    const config = { DEVELOPMENT_SECRET, PUBLIC_URL: undefined, BASE_PATH: '/' };
    expect(resolvePublicSite(config, { ...request, host })).toBeNull();
  });

  it.each(['gopher', 'https"><script>alert(1)</script>', 'javascript', ''])(
    'never has the scheme %j',
    (protocol) => {
      const config = { DEVELOPMENT_SECRET, PUBLIC_URL: undefined, BASE_PATH: '/' };
      expect(resolvePublicSite(config, { ...request, protocol: protocol as 'http' })).toBeNull();
    },
  );

  const least = {
    DATABASE_URL: 'postgres://localhost/site',
    DATA_DIR: '/data',
    OPERATOR_TOKEN: 'twenty-four-characters-at-least',
    OTP_PEPPER: 'a pepper of thirty-two characters',
    SMTP_URL: 'smtps://user:secret@mail.example',
    MAIL_FROM: 'hello@danqing.example',
  };
  it.each([
    ['https://Danqing.example/', 'https://danqing.example'],
    ['http://localhost:8080', 'http://localhost:8080'],
  ])('%s is configured as %s', (PUBLIC_URL, origin) => {
    expect(loadGatewayConfig({ ...least, PUBLIC_URL }).PUBLIC_URL).toBe(origin);
  });
  it.each([
    'danqing.example',
    'ftp://danqing.example',
    'https://danqing.example/tool',
    'https://a:b@c.example',
  ])('%s is refused', (PUBLIC_URL) => {
    expect(() => loadGatewayConfig({ ...least, PUBLIC_URL })).toThrow(/PUBLIC_URL: must be/);
  });
});

describe('addresses', () => {
  it('have base path and language, the default language none', () => {
    expect(publicAddress(place, 'en', '/palettes')).toBe('https://danqing.example/tool/en/palettes');
    expect(publicAddress(place, 'zh', '/')).toBe('https://danqing.example/tool/');
    expect(publicAddress(place, 'ja', '/')).toBe('https://danqing.example/tool/ja');
  });

  it('name every language and one for everybody else', () => {
    expect(alternates(place, '/palettes').map(({ language, address }) => `${language} ${address}`)).toEqual([
      'zh https://danqing.example/tool/palettes',
      'en https://danqing.example/tool/en/palettes',
      'ja https://danqing.example/tool/ja/palettes',
      'x-default https://danqing.example/tool/palettes',
    ]);
  });
});
