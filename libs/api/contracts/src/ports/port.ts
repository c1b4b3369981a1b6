import type { z } from 'zod';

/** Schemas of a port method's arguments and response; both sides validate with them. */
export interface PortMethod<Arguments extends readonly unknown[] = readonly unknown[], Answer = unknown> {
  args: z.ZodType<Arguments>;
  answer: z.ZodType<Answer>;
  /** The method is idempotent, so the caller may retry. */
  repeatable?: boolean;
  /** Extends the timeout from two seconds to the time that the service waits for a database connection. */
  queues?: boolean;
  /** The caller does not wait for the response and is not notified of a failure. */
  oneWay?: boolean;
  /**
   * Only for methods without arguments: cache duration in seconds. A stale response is served while the
   * caller revalidates it.
   */
  cacheSeconds?: number;
}

type Method = (...args: never[]) => unknown;

/** Describes the methods of the interface `Offered` by their schemas and call options. */
export interface Port<Offered = object> {
  readonly name: string;
  readonly methods: {
    readonly [Name in keyof Offered]: Offered[Name] extends Method
      ? PortMethod<Parameters<Offered[Name]>, PortResponse<Awaited<ReturnType<Offered[Name]>>>>
      : never;
  };
}

type PortResponse<Answer> = [Answer] extends [void] ? null : Answer;

/** Defines a port for an interface: `definePort<CreditsPort>('credits', { … })`. */
export const definePort = <Offered>(name: string, methods: Port<Offered>['methods']): Port<Offered> => ({
  name,
  methods,
});
