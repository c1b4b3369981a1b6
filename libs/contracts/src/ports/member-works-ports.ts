import { z } from 'zod';
import type { CreationsPort } from '../creations/port.ts';
import { authorStateSchema, namedWorkSchema, type MemberWorks } from '../identity/member-works.ts';
import { definePort, type Port } from './port.ts';

const works: Port<MemberWorks>['methods'] = {
  countPublic: { args: z.tuple([z.number()]), answer: z.number().int(), repeatable: true },
  listPublic: {
    args: z.tuple([z.number(), z.number()]),
    answer: z.array(namedWorkSchema),
    repeatable: true,
  },
  updateAuthor: { args: z.tuple([z.number(), authorStateSchema]), answer: z.null(), repeatable: true },
};

export const palettesPort = definePort<MemberWorks>('palettes', works);
export const cocreatePort = definePort<MemberWorks>('cocreate', works);
export const creationsPort = definePort<CreationsPort>('creations', {
  ...works,
  ownsPicture: { args: z.tuple([z.number(), z.string()]), answer: z.boolean(), repeatable: true },
  keepAvatar: {
    args: z.tuple([z.number(), z.string().nullable()]),
    answer: z.string().nullable(),
    repeatable: true,
  },
});
