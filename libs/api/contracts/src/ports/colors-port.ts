import { z } from 'zod';
import { colorListSchema, type ColorsPort } from '../colors/index.ts';
import { definePort } from './port.ts';

export const colorsPort = definePort<ColorsPort>('colors', {
  listColors: { args: z.tuple([]), answer: colorListSchema, repeatable: true, cacheSeconds: 30 },
});
