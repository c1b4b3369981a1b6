import { expect, it } from 'vitest';
import { databaseConfigOf, databaseProblems, databaseUrls, limitPasswords } from './database-config.ts';

const TEMPLATE = 'postgres://danqing_{service}:{password}@db.example/danqing';

it('fills a template with the name and the password of each service', () => {
  const urls = databaseUrls({ DATABASE_URL: TEMPLATE, DATABASE_PASSWORDS: 'colors:a$&b,jobs:c/d' }, [
    'colors',
    'jobs',
  ]);
  expect(urls).toMatchObject({
    colors: 'postgres://danqing_colors:a%24%26b@db.example/danqing',
    jobs: 'postgres://danqing_jobs:c%2Fd@db.example/danqing',
    identity: '',
  });
});

it('takes a template without passwords, for servers that know the roles otherwise', () => {
  const { colors } = databaseUrls({
    DATABASE_URL: 'postgres://danqing_{service}@/danqing?host=/run/postgresql',
  });
  expect(colors).toBe('postgres://danqing_colors@/danqing?host=/run/postgresql');
});

it('uses an address without placeholders for all services', () => {
  const urls = databaseUrls({ DATABASE_URL: 'postgres://site@localhost/site' });
  expect(new Set(Object.values(urls))).toEqual(new Set(['postgres://site@localhost/site']));
});

it.each([
  [{}, 'DATABASE_URL: is required'],
  [{ DATABASE_URL: TEMPLATE }, 'DATABASE_PASSWORDS: lacks colors, jobs'],
  [{ DATABASE_URL: TEMPLATE, DATABASE_PASSWORDS: 'colors:a' }, 'DATABASE_PASSWORDS: lacks jobs'],
  [
    { DATABASE_URL: 'postgres://site:{password}@localhost/site' },
    'DATABASE_URL: has {password}, but no {service}',
  ],
  [
    { DATABASE_URL: 'postgres://site@localhost/site', DATABASE_PASSWORDS: 'colors:a' },
    'DATABASE_PASSWORDS: needs {password} in DATABASE_URL',
  ],
])('reports what %o lacks', (config, problem) => {
  expect(databaseProblems(config, ['colors', 'jobs'])).toEqual([problem]);
});

it('refuses an address of one service, and says what replaced it, without its password', () => {
  const config = databaseConfigOf({ DATABASE_URL_COLORS: 'postgres://colors:secret@localhost/site' });
  expect(() => databaseUrls(config, ['colors'])).toThrow(
    /DATABASE_URL_COLORS: is no longer read: use \{service\} .*npm run --silent database -- roles/,
  );
  expect(() => databaseUrls(config, ['colors'])).not.toThrow(/secret/);
});

it('hands on the passwords of some services only', () => {
  const all = { DATABASE_URL: TEMPLATE, DATABASE_PASSWORDS: 'colors:a,credits:b,jobs:c' };
  expect(limitPasswords(all, ['credits', 'jobs'])).toEqual({
    DATABASE_URL: TEMPLATE,
    DATABASE_PASSWORDS: 'credits:b,jobs:c',
  });
});
