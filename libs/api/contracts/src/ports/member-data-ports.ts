import { z } from 'zod';
import {
  authorStateSchema,
  memberDataPageSchema,
  memberFilePartSchema,
  namedWorkSchema,
  WORK_KINDS,
  type MemberData,
} from '../identity/index.ts';
import { definePort, type Port, type PortMethod } from './port.ts';

const id = z.number();
const queued = { repeatable: true, queues: true } as const;

const methods: Port<MemberData>['methods'] = {
  exportMember: {
    args: z.tuple([id, z.string().max(200).nullable()]),
    answer: memberDataPageSchema,
    ...queued,
  },
  readMemberFile: {
    args: z.tuple([id, z.string().max(200), z.number().int().min(0)]),
    answer: memberFilePartSchema.nullable(),
    repeatable: true,
  },
  withdrawMember: { args: z.tuple([id, z.boolean()]), answer: z.null(), repeatable: true },
  eraseMember: { args: z.tuple([id]), answer: z.boolean(), ...queued },
  updateAuthor: { args: z.tuple([id, authorStateSchema]), answer: z.null(), repeatable: true },
  countPublic: { args: z.tuple([id]), answer: z.number().int(), repeatable: true },
  listPublic: { args: z.tuple([id, z.number()]), answer: z.array(namedWorkSchema), repeatable: true },
};

/** Port of every service that declares member data. */
export const memberDataPort = (service: string): Port<MemberData> =>
  definePort<MemberData>(`${service}-member-data`, methods);

export const MEMBER_DATA_METHODS = Object.keys(methods) as (keyof MemberData)[];

const memberDataSourceSchema = z.object({ name: z.string(), works: z.enum(WORK_KINDS).nullable() });
export type MemberDataSource = z.infer<typeof memberDataSourceSchema>;

type OfSource<Method> = Method extends (...args: infer Arguments) => infer Answer
  ? (source: string, ...args: Arguments) => Answer
  : never;

/** The member data of all services. Its methods take the name of a service first. */
export type MemberDataSourcesPort = { [Name in keyof MemberData]: OfSource<MemberData[Name]> } & {
  listSources(): Promise<MemberDataSource[]>;
};

const withSource = (method: PortMethod): PortMethod => ({
  ...method,
  args: z.tuple([z.string(), ...(method.args as unknown as z.ZodTuple).def.items]),
});

const sourceMethods = {
  listSources: {
    args: z.tuple([]),
    answer: z.array(memberDataSourceSchema),
    repeatable: true,
    cacheSeconds: 30,
  },
  ...Object.fromEntries(
    MEMBER_DATA_METHODS.map((name) => [name, withSource(methods[name] as unknown as PortMethod)]),
  ),
};

/** Port of the gateway, which has the list of services. */
export const memberDataSourcesPort = definePort<MemberDataSourcesPort>(
  'gateway',
  sourceMethods as unknown as Port<MemberDataSourcesPort>['methods'],
);
