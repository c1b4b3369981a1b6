import { SECURITY_ACTIONS, type SecurityLogAnswer } from '@danqing/contracts/operators';
import { Operators } from '@danqing/nest-kit';
import { Controller, Get, Header, Inject, Query } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { addressSchema } from './address-schema.ts';
import { selectEntries } from './log.queries.ts';

const querySchema = z.object({
  actor: z.string().min(1).max(120).optional(),
  action: z.enum(SECURITY_ACTIONS).optional(),
  result: z.enum(['allowed', 'refused']).optional(),
  address: addressSchema.optional(),
  before: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d?$|^[12]00$/)
    .transform(Number)
    .default(50),
});

@Controller('api/operator/security-log')
@Operators()
export class SecurityLogController {
  constructor(@Inject(getDataSourceToken('operators')) private readonly database: DataSource) {}

  /** Newest first; the next page is `before` the id of the last entry. */
  @Get()
  @Header('cache-control', 'no-store')
  async read(
    @Query({ schema: querySchema }) filter: z.output<typeof querySchema>,
  ): Promise<SecurityLogAnswer> {
    return { entries: await selectEntries(this.database, filter) };
  }
}
