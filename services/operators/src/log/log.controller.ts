import { securityLogQuerySchema, type SecurityLogResponse } from '@danqing/contracts/operators';
import { NeedsRight, Operators } from '@danqing/nest-kit';
import { Controller, Get, Header, Inject, Query } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import { addressSchema } from './address-schema.ts';
import { selectEntries } from './log.queries.ts';

const querySchema = securityLogQuerySchema.extend({ address: addressSchema.optional() });

@Controller('api/operator/security-log')
@Operators()
@NeedsRight('read')
export class SecurityLogController {
  constructor(@Inject(getDataSourceToken('operators')) private readonly database: DataSource) {}

  /** Newest first. For the next page, pass the last entry's id as `before`. */
  @Get()
  @Header('cache-control', 'no-store')
  async read(
    @Query({ schema: querySchema }) filter: z.output<typeof querySchema>,
  ): Promise<SecurityLogResponse> {
    return { entries: await selectEntries(this.database, filter) };
  }
}
