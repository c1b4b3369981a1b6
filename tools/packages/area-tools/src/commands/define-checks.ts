import { listAreaProblems } from '@danqing/mf-config/area-sources';
import { writeTextTypes } from '@danqing/mf-config/text-types';
import type { Act, Command } from '@danqing/nest-kit/command-line';
import { openArea } from '../open-area.ts';
import { runProgram } from '../run-program.ts';

const TEXTS = 'npm run texts';

export function defineChecks(program: Command, act: Act): void {
  program
    .command('lint')
    .description('check sources: routes, texts, imports of other areas, and the rules of eslint.config.js')
    .argument('[files...]', 'files and options for ESLint (default: all files)')
    .allowUnknownOption()
    .action(
      act(async (args: string[]) => {
        const problems = listAreaProblems(openArea().root);
        const linted = await runProgram('eslint', 'eslint', args.length > 0 ? args : ['.']);
        const text = problems.map(({ file, line, message }) => `${file}:${line}: ${message}\n`).join('');
        return { result: { problems }, text, refused: linted.refused === true || problems.length > 0 };
      }),
    );
  program
    .command('typecheck')
    .description('check types by tsconfig.json')
    .action(act(() => runProgram('typescript', 'tsc', ['-p', openArea().root])));
  program
    .command('test')
    .description('run the tests of src')
    .argument('[files...]', 'files and options for Vitest (default: all tests, once)')
    .allowUnknownOption()
    .action(act((args: string[]) => runProgram('vitest', 'vitest', args.length > 0 ? args : ['run'])));
  program
    .command('texts')
    .description('write the types of the texts, after a key or placeholder has changed')
    .action(
      act(() => {
        const result = writeTextTypes(openArea().root, TEXTS);
        return {
          result,
          text: result.map((file) => `${file} written\n`).join('') || 'nothing has changed\n',
        };
      }),
    );
}
