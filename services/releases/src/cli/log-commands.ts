import { by, type Act, type Command, type Outcome } from '@danqing/nest-kit/command-line';
import { z } from 'zod';
import { readLogFile, writeLogFile } from '../log/log-file.ts';
import { selectLog } from '../log/log.queries.ts';
import { verifyLog, type LogReport } from '../log/verify-log.ts';
import type { OnPlane } from './on-plane.ts';

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits');

export function defineLog(program: Command, act: Act, plane: OnPlane): void {
  const log = program.command('log').description('export and verify the log of all moves, chained by hashes');
  log
    .command('export')
    .description('write every move of the environment to a file, one JSON object a line')
    .requiredOption('--file <file>', 'file to write')
    .action(
      act(({ file }: { file: string }) =>
        plane({ onlyReads: true }, async ({ database, environment }) => {
          await writeLogFile(file, selectLog(database, environment));
          const result = await verifyLog(readLogFile(file));
          return { result, text: describeReport(result), refused: result.broken !== null };
        }),
      ),
    );
  log
    .command('verify')
    .description('recompute every hash and name the first move that was changed')
    .option('--file <file>', 'exported file; no database is needed')
    .option('--known <hash>', 'hash that an earlier export or verification printed', by(hashSchema))
    .action(
      act(({ file, known }: { file?: string; known?: string }) =>
        file === undefined
          ? plane({ onlyReads: true }, async ({ database, environment }) =>
              toOutcome(await verifyLog(selectLog(database, environment), known)),
            )
          : verifyLog(readLogFile(file), known).then(toOutcome),
      ),
    );
}

const toOutcome = (result: LogReport): Outcome => ({
  result,
  text: describeReport(result),
  refused: result.broken !== null,
});

function describeReport({ environment, events, head, broken }: LogReport): string {
  if (broken) return `move ${broken.sequence} ${broken.problem}; ${events} moves before it are sound\n`;
  if (head === null) return 'no moves\n';
  return `${events} moves of ${environment} are as they were appended; the last has the hash\n${head}\n`;
}
