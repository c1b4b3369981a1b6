import { z } from 'zod';

const count = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1')
  .transform(Number);

export const limitConfigFields = {
  CLIENT_LIMIT_FACTOR: z
    .string()
    .regex(/^(?=.*[1-9])\d{1,6}(\.\d{1,3})?$/, 'must be a number above 0')
    .transform(Number)
    .default(1)
    .meta({ description: 'multiplies [what one network or member may ask](operating.md#limits)' }),
  MAX_CONNECTIONS: count.default(10_000).meta({ description: 'open connections of a gateway' }),
  MAX_CONNECTIONS_PER_NETWORK: count
    .default(1_000)
    .meta({ description: 'of which from one address that is no trusted proxy' }),
};
