// npm run database -- roles: prints SQL for a superuser, for sites that cannot create the services' roles
// themselves.
import { roleScript } from '@danqing/nest-kit';
import { commandOf, runCommandLine } from '@danqing/nest-kit/command-line';

process.exitCode = await runCommandLine(process.argv.slice(2), {
  name: commandOf('database'),
  description: 'What a superuser does for the site.',
  stdout: process.stdout,
  stderr: process.stderr,
  define(program, act) {
    program
      .command('roles')
      .description(
        'print the statements that give each service of the site at DATABASE_URL a role of its own, for a superuser to run, ' +
          'and the variables that the site then gets instead of DATABASE_URL. A start does it by itself where DATABASE_URL ' +
          'may create roles. It prints passwords.',
      )
      .action(
        act(async () => {
          const { DATABASE_URL: url } = process.env;
          if (!url)
            throw new Error('DATABASE_URL is not set: the embedded database gets its roles at every start.');
          const text = await roleScript(url);
          return { result: text, text };
        }),
      );
  },
});
