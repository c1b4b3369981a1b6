// npm run database -- roles: prints SQL for a superuser, for sites that cannot create the services' roles
// themselves.
import { hasServiceAddresses, roleScript } from '@danqing/nest-kit';
import { commandOf, runCommandLine } from '@danqing/nest-kit/command-line';

process.exitCode = await runCommandLine(process.argv.slice(2), {
  name: commandOf('database'),
  description: 'Print SQL for a superuser to run.',
  stdout: process.stdout,
  stderr: process.stderr,
  define(program, act) {
    program
      .command('roles')
      .description(
        'print the SQL that creates a role for each service of the site at DATABASE_URL, for a superuser to run, ' +
          'and the DATABASE_URL and DATABASE_PASSWORDS of the site. The site creates the roles itself at startup if DATABASE_URL ' +
          'may create roles. The output contains passwords.',
      )
      .action(
        act(async () => {
          const { DATABASE_URL: url } = process.env;
          if (!url)
            throw new Error('DATABASE_URL is not set. The embedded database gets its roles at every start.');
          if (hasServiceAddresses({ DATABASE_URL: url }))
            throw new Error('DATABASE_URL has {service}. Set it to the address of one role of the database.');
          const text = await roleScript(url);
          return { result: text, text };
        }),
      );
  },
});
