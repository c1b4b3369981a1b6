import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger } from 'pino';

export interface LoggerOptions {
  LOG_LEVEL?: string | undefined;
  NODE_ENV?: string | undefined;
}

/**
 * Creates a logger that writes JSON lines, to stdout by default. The default level is `info` in production,
 * `warn` elsewhere.
 */
export function createLogger(
  service: string,
  options: LoggerOptions,
  destination?: DestinationStream,
): Logger {
  const level = options.LOG_LEVEL ?? (options.NODE_ENV === 'production' ? 'info' : 'warn');
  return pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
    },
    destination ?? pino.destination(1),
  );
}

/**
 * Contexts under which Nest lists modules and routes. `ExceptionHandler` repeats a startup error that the
 * program prints itself.
 */
const NEST_CONTEXTS: ReadonlySet<unknown> = new Set([
  'NestFactory',
  'NestApplication',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'ExceptionHandler',
]);

/**
 * Adapter that writes Nest's messages to a pino logger. Startup messages of Nest get level `debug`, except
 * warnings.
 */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.#write('info', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.#write('warn', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.#write('error', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.#write('fatal', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.#write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.#write('trace', message, rest);
  }

  #write(
    level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace',
    message: unknown,
    rest: unknown[],
  ): void {
    const context = rest.at(-1);
    if (level !== 'warn' && NEST_CONTEXTS.has(context)) level = 'debug';
    const stack = rest.length > 1 ? rest[0] : undefined;
    if (message instanceof Error) this.logger[level]({ context, err: message }, message.message);
    else
      this.logger[level]({ context, stack }, typeof message === 'string' ? message : JSON.stringify(message));
  }
}

/**
 * Copies only standard fields: database errors also contain the statement and its values, which may be
 * secret.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? { code: String(error.code) } : {};
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { type: error.name, message: error.message, stack: error.stack, ...code, ...cause };
}
