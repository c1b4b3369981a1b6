import { expect, it } from 'vitest';
import { z } from 'zod';
import { by, InvalidArgumentError, runCommandLine } from './command-line.ts';

const weight = z.string().regex(/^\d+$/, 'must be a whole number').transform(Number);

async function run(...argv: string[]) {
  let stdout = '';
  let stderr = '';
  const code = await runCommandLine(argv, {
    name: 'npm run kettle --',
    description: 'Boils water.',
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
    define(program, act) {
      program
        .command('boil')
        .description('heat it')
        .argument('<cups>', 'how many', by(weight))
        .requiredOption('--reason <text>', 'what for')
        .action(
          act((cups: number, { reason }: { reason: string }) => {
            if (cups === 13) throw new InvalidArgumentError('not\nthirteen');
            if (cups === 0) throw new Error('there is no water');
            return { result: { cups }, text: `${cups} cups for ${reason}\n`, refused: cups > 100 };
          }),
        );
      program
        .command('lid')
        .description('the lid')
        .command('open')
        .description('open it')
        .action(act(() => ({ result: null, text: 'open\n' })));
    },
  });
  return { code, stdout, stderr };
}

it('prints what a command did, in words or as JSON, and 1 for what is not so', async () => {
  expect(await run('boil', '2', '--reason', 'tea')).toEqual({
    code: 0,
    stdout: '2 cups for tea\n',
    stderr: '',
  });
  expect(await run('boil', '2', '--reason', 'tea', '--json')).toMatchObject({ stdout: '{"cups":2}\n' });
  expect(await run('boil', '101', '--reason', 'tea')).toMatchObject({ code: 1, stderr: '' });
  expect(await run('lid', 'open')).toMatchObject({ code: 0, stdout: 'open\n' });
});

it('prints an error as its message, or as JSON, and ends with 1', async () => {
  const failing = ['boil', '0', '--reason', 'tea'];
  expect(await run(...failing)).toEqual({ code: 1, stdout: '', stderr: 'there is no water\n' });
  expect((await run(...failing, '--json')).stderr).toBe('{"error":{"message":"there is no water"}}\n');
});

it.each([
  [['bol'], "unknown command 'bol' (Did you mean boil?)"],
  [['lid', 'opne'], "unknown command 'opne' (Did you mean open?)"],
  [['boil', '2', '--reason', 'tea', '--jsn'], "unknown option '--jsn' (Did you mean --json?)"],
  [['boil', '2', '--resaon', 'tea'], "unknown option '--resaon' (Did you mean --reason?)"],
  [['boil', '2'], "required option '--reason <text>' not specified"],
  [['boil', '2', '--reason'], "option '--reason <text>' argument missing"],
  [['boil', '--reason', 'tea'], "missing required argument 'cups'"],
  [['boil', '2', '3', '--reason', 'tea'], "too many arguments for 'boil'. Expected 1 argument but got 2."],
  [
    ['boil', 'two', '--reason', 'tea'],
    "command-argument value 'two' is invalid for argument 'cups'. It must be a whole number.",
  ],
  [['boil', '13', '--reason', 'tea'], 'not thirteen'],
])('the typing error %j is one line with the nearest word, and ends with 2', async (argv, line) => {
  expect(await run(...argv)).toEqual({ code: 2, stdout: '', stderr: `error: ${line}\n` });
});

it.each([[['--help']], [['boil', '--help']], [['lid', '--help']], [['lid', 'open', '--help']]])(
  '%j prints usage, options and exit codes, and ends with 0',
  async (argv) => {
    const { code, stdout, stderr } = await run(...argv);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^Usage: npm run kettle -- ${argv.slice(0, -1).join(' ')}`));
    for (const part of ['--json', '--help', 'Exit codes: 0 done']) expect(stdout).toContain(part);
  },
);

it.each([[[]], [['lid']]])(
  'without a command %j prints the help on standard error and ends with 2',
  async (argv) => {
    const { code, stdout, stderr } = await run(...argv);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Commands:');
  },
);
