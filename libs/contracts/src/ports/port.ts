import type { z } from 'zod';

/** A method of a port: what it is called with and what it answers, as both sides check it. */
export interface PortMethod<Arguments extends readonly unknown[] = readonly unknown[], Answer = unknown> {
  args: z.ZodType<Arguments>;
  answer: z.ZodType<Answer>;
  /** A call that is repeated changes nothing more, so that the caller may try again. */
  repeatable?: boolean;
  /** The answer may take as long as the service waits for a connection to its database, not two seconds. */
  queues?: boolean;
  /** The caller does not wait for the answer and is not told of a failure. */
  oneWay?: boolean;
  /** Of a method without arguments: the caller keeps the answer so long, and serves the old one while it asks for another. */
  keepSeconds?: number;
}

type Method = (...args: never[]) => unknown;

/** What a service offers to others: the methods of the interface `Offered`, as data. */
export interface Port<Offered = object> {
  /** Name of the service. */
  readonly name: string;
  readonly methods: {
    readonly [Name in keyof Offered]: Offered[Name] extends Method
      ? PortMethod<Parameters<Offered[Name]>, PortAnswer<Awaited<ReturnType<Offered[Name]>>>>
      : never;
  };
}

/** JSON has no undefined. */
type PortAnswer<Answer> = [Answer] extends [void] ? null : Answer;

/** A port of a service, with the interface that it carries: `definePort<CreditsPort>('credits', { … })`. */
export const definePort = <Offered>(name: string, methods: Port<Offered>['methods']): Port<Offered> => ({
  name,
  methods,
});
