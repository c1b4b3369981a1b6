// npm run database -- roles: what a superuser runs where the site may not give its services roles by itself.
import { roleScript } from '@danqing/nest-kit';

const HELP = `npm run --silent database -- roles

  roles   print the statements that give each service of the site at DATABASE_URL a role of its own, for a superuser to
          run, and the variables that the site then gets instead of DATABASE_URL. A start does it by itself where
          DATABASE_URL may create roles. It prints passwords.
`;

const [command, ...rest] = process.argv.slice(2);
const { DATABASE_URL: url } = process.env;
if (command === '--help') process.stdout.write(HELP);
else if (command !== 'roles' || rest.length > 0) {
  process.stderr.write(HELP);
  process.exitCode = 2;
} else if (!url) {
  process.stderr.write('DATABASE_URL is not set: the embedded database gets its roles at every start.\n');
  process.exitCode = 2;
} else process.stdout.write(await roleScript(url));
