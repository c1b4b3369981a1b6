import { z } from 'zod';
import type { CreationsPort } from '../creations/port.ts';
import {
  authorStateSchema,
  memberDataPageSchema,
  memberFilePartSchema,
  namedWorkSchema,
  type MemberData,
  type MemberWorks,
} from '../identity/index.ts';
import { definePort, type Port } from './port.ts';

const works: Pick<Port<MemberWorks>['methods'], 'countPublic' | 'listPublic' | 'updateAuthor'> = {
  countPublic: { args: z.tuple([z.number()]), answer: z.number().int(), repeatable: true },
  listPublic: {
    args: z.tuple([z.number(), z.number()]),
    answer: z.array(namedWorkSchema),
    repeatable: true,
  },
  updateAuthor: { args: z.tuple([z.number(), authorStateSchema]), answer: z.null(), repeatable: true },
};

const id = z.number();
const data: Port<MemberData>['methods'] = {
  exportMember: {
    args: z.tuple([id, z.string().max(200).nullable()]),
    answer: memberDataPageSchema,
    repeatable: true,
  },
  readMemberFile: {
    args: z.tuple([id, z.string().max(200), z.number().int().min(0)]),
    answer: memberFilePartSchema.nullable(),
    repeatable: true,
  },
  withdrawMember: { args: z.tuple([id, z.boolean()]), answer: z.null(), repeatable: true },
  eraseMember: { args: z.tuple([id]), answer: z.boolean(), repeatable: true },
};

export const palettesPort = definePort<MemberWorks>('palettes', { ...works, ...data });
export const cocreatePort = definePort<MemberWorks>('cocreate', { ...works, ...data });
export const paymentsPort = definePort<MemberData>('payments', data);
export const agentPort = definePort<MemberData>('agent', data);
export const creationsPort = definePort<CreationsPort>('creations', {
  ...works,
  ...data,
  ownsPicture: { args: z.tuple([z.number(), z.string()]), answer: z.boolean(), repeatable: true },
  keepAvatar: {
    args: z.tuple([z.number(), z.string().nullable()]),
    answer: z.string().nullable(),
    repeatable: true,
  },
});
