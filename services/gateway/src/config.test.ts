import { describe, expect, it } from 'vitest';
import { serviceUrlVariable } from '@danqing/nest-kit/config';
import { listenAddress, loadGatewayConfig, siteFacts } from './config.ts';
import { SERVICES } from './services.ts';

const least = { DATABASE_URL: 'postgres://user:secret@localhost/site', DATA_DIR: '/data' };

const OPERATOR_TOKEN = 'twenty-four-characters-at-least';
const served = {
  ...least,
  OPERATOR_TOKEN,
  OTP_PEPPER: 'a pepper of thirty-two characters',
  SMTP_URL: 'smtps://user:secret@mail.example',
  MAIL_FROM: 'hello@danqing.example',
};

describe('gateway configuration', () => {
  it('has the documented defaults', () => {
    expect(loadGatewayConfig(least)).toMatchObject({ PORT: 8080, BASE_PATH: '/', NODE_ENV: 'development' });
  });

  it('refuses a database address of one service', () => {
    const old = { ...least, DATABASE_URL_COLORS: 'postgres://colors:secret@localhost/site' };
    expect(() => loadGatewayConfig(old)).toThrow(/DATABASE_URL_COLORS: is no longer read: use \{service\}/);
  });

  it('listens for this machine only outside of production, unless HOST says otherwise', () => {
    const load = (env: NodeJS.ProcessEnv) => listenAddress(loadGatewayConfig({ ...served, ...env }));
    expect(load({})).toBe('127.0.0.1');
    expect(load({ HOST: '0.0.0.0' })).toBe('0.0.0.0');
    expect(load({ HOST: '::1' })).toBe('::1');
    expect(listenAddress({ NODE_ENV: 'production', HOST: undefined })).toBe('0.0.0.0');
    for (const HOST of ['localhost', '0.0.0.0:80', 'evil.example'])
      expect(() => load({ HOST })).toThrow(/HOST: must be an IP address/);
  });

  it.each([
    ['tool', '/tool/'],
    ['/tool', '/tool/'],
    ['/a/b/', '/a/b/'],
    ['', '/'],
  ])('brings the base path %j into the form %j', (given, expected) => {
    expect(loadGatewayConfig({ ...least, BASE_PATH: given }).BASE_PATH).toBe(expected);
  });

  it('names everything that is wrong at once, and no value', () => {
    const wrong = () =>
      loadGatewayConfig({ DATABASE_URL: 'mysql://user:secret@host', PORT: '99999', LOG_LEVEL: 'loud' });
    expect(wrong).toThrow(/DATABASE_URL[\s\S]*|PORT/);
    for (const name of ['DATABASE_URL', 'DATA_DIR', 'PORT', 'LOG_LEVEL'])
      expect(wrong).toThrow(new RegExp(name));
    expect(wrong).not.toThrow(/secret/);
  });

  it('tells everything that production misses at once, also beside what is wrong', () => {
    let lines: string[] = [];
    try {
      loadGatewayConfig({ NODE_ENV: 'production', PORT: 'x', S3_BUCKET: 'releases', DATA_DIR: '/data' });
    } catch (error) {
      lines = (error as Error).message.split('\n  ').slice(1);
    }
    const names = [
      'OPERATOR_TOKEN',
      'OTP_PEPPER',
      'SMTP_URL',
      'DATABASE_URL',
      'S3_ENDPOINT',
      'S3_REGION',
      'PORT',
    ];
    expect(lines.map((line) => line.split(':')[0])).toEqual(expect.arrayContaining(names));
  });

  it('names a contact that leads nowhere in development, and none in production unless one is set', () => {
    const production = { ...served, NODE_ENV: 'production' };
    expect(siteFacts(loadGatewayConfig(least))).toEqual({
      contact: 'mailto:contact@danqing.localhost',
      feedbackUrl: 'mailto:contact@danqing.localhost',
      worksOffline: true,
    });
    expect(siteFacts(loadGatewayConfig(production))).toEqual({
      contact: null,
      feedbackUrl: null,
      worksOffline: true,
    });
    const CONTACT = 'mailto:hello@danqing.example';
    const FEEDBACK_URL = 'https://feedback.example/danqing';
    expect(siteFacts(loadGatewayConfig({ ...production, CONTACT, FEEDBACK_URL }))).toEqual({
      contact: CONTACT,
      feedbackUrl: FEEDBACK_URL,
      worksOffline: true,
    });
  });

  it('refuses to take members in production without a pepper and a way to send codes', () => {
    const start = () => loadGatewayConfig({ ...least, NODE_ENV: 'production', OPERATOR_TOKEN });
    for (const name of ['OTP_PEPPER', 'SMTP_URL']) expect(start).toThrow(new RegExp(name));
  });

  it('refuses to run in production without an operator token, and any that can be guessed', () => {
    expect(() => loadGatewayConfig({ ...least, NODE_ENV: 'production' })).toThrow(/OPERATOR_TOKEN/);
    expect(() => loadGatewayConfig({ ...least, OPERATOR_TOKEN: 'short' })).toThrow(/OPERATOR_TOKEN/);
  });

  it('wants all of the storage or none', () => {
    expect(() => loadGatewayConfig({ ...least, S3_BUCKET: 'releases' })).toThrow(
      /S3_ENDPOINT[\s\S]*S3_REGION/,
    );
  });

  it('takes no part of itself for a service, and says so', () => {
    for (const name of ['SERVICE_OPERATORS_URL', 'SERVICE_RELEASES_URL']) {
      expect(() => loadGatewayConfig({ ...least, [name]: 'http://127.0.0.1:1' })).toThrow(
        `${name}: is not supported`,
      );
      expect(() => loadGatewayConfig({ ...least, [name]: '' })).not.toThrow();
    }
  });

  it('wants a token for services that run on their own', () => {
    for (const name of SERVICES.map((service) => serviceUrlVariable(service.name))) {
      const start = (env: NodeJS.ProcessEnv) =>
        loadGatewayConfig({ ...served, [name]: 'http://127.0.0.1:1', ...env });
      expect(() => start({})).toThrow(`SERVICE_TOKEN: is required with ${name}`);
      expect(() => start({ SERVICE_TOKEN: 'x'.repeat(16) })).not.toThrow();
    }
  });

  it('trusts proxies on this machine, or those that are named', () => {
    expect(loadGatewayConfig(least).TRUSTED_PROXIES).toEqual(['127.0.0.0/8', '::1']);
    const named = { ...served, TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7,2001:db8::/32' };
    expect(loadGatewayConfig(named).TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']);
    for (const TRUSTED_PROXIES of [
      'true',
      'all',
      '10.0.0.0/33',
      '10.0.0.0/0',
      '10.0.0',
      '10.0.0.1,',
      'a.b',
    ]) {
      expect(() => loadGatewayConfig({ ...least, TRUSTED_PROXIES })).toThrow(/TRUSTED_PROXIES: must /);
    }
  });

  it('names origins for overrides, and refuses what could be any', () => {
    expect(loadGatewayConfig(least).OVERRIDE_ORIGINS).toBeUndefined();
    expect(loadGatewayConfig({ ...least, OVERRIDE_ORIGINS: 'loopback' }).OVERRIDE_ORIGINS?.loopback).toBe(
      true,
    );
    expect(() => loadGatewayConfig({ ...least, OVERRIDE_ORIGINS: 'https://*' })).toThrow(
      /OVERRIDE_ORIGINS: must/,
    );
  });

  it('refuses development servers in production', () => {
    const servers = { DEVELOPMENT_SERVERS: 'generator=http://127.0.0.1:3401' };
    expect(loadGatewayConfig({ ...least, ...servers }).DEVELOPMENT_SERVERS.get('generator')).toBe(
      'http://127.0.0.1:3401',
    );
    expect(() => loadGatewayConfig({ ...least, ...servers, NODE_ENV: 'production', OPERATOR_TOKEN })).toThrow(
      /DEVELOPMENT_SERVERS/,
    );
  });

  it('keeps the service worker out of development, and wherever it is switched off', () => {
    const worksOffline = (env: object) => siteFacts(loadGatewayConfig({ ...least, ...env })).worksOffline;
    expect(worksOffline({})).toBe(true);
    expect(worksOffline({ SERVICE_WORKER: 'off' })).toBeUndefined();
    expect(worksOffline({ DEVELOPMENT_SERVERS: 'generator=http://127.0.0.1:3401' })).toBeUndefined();
    expect(() => worksOffline({ SERVICE_WORKER: 'no' })).toThrow(/SERVICE_WORKER: must be on or off/);
  });

  it('accepts only loopback development servers', () => {
    expect(() =>
      loadGatewayConfig({ ...least, DEVELOPMENT_SERVERS: 'generator=http://evil.example:80' }),
    ).toThrow(/DEVELOPMENT_SERVERS/);
  });
});
