import { memberIdSchema, type OperatorMember } from '@danqing/contracts/identity';
import { moderationRequestSchema, type ModerationRequest } from '@danqing/contracts/moderation';
import type { SecurityLogPort } from '@danqing/contracts/operators';
import {
  AppError,
  clientAddress,
  CurrentOperator,
  NeedsRight,
  Operators,
  SECURITY_LOG,
} from '@danqing/nest-kit';
import { Body, Controller, Get, Header, HttpCode, Inject, Optional, Param, Post, Req } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import { selectOperatorMember, writeLimit } from './account-limit.queries.ts';

@Controller('api/operator/members/:id')
@Operators()
@NeedsRight('moderate')
export class MemberOperatorController {
  constructor(
    @Inject(getDataSourceToken('identity')) private readonly dataSource: DataSource,
    @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogPort,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async get(@Param('id', { schema: memberIdSchema }) id: number): Promise<OperatorMember> {
    return found(await selectOperatorMember(this.dataSource, id));
  }

  /** Affects new publications only. Operators hide existing ones individually. */
  @Post('limit')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async limit(
    @Param('id', { schema: memberIdSchema }) id: number,
    @Body({ schema: moderationRequestSchema }) { reason }: ModerationRequest,
    @CurrentOperator() operator: string,
    @Req() request: FastifyRequest,
  ): Promise<OperatorMember> {
    const member = found(await writeLimit(this.dataSource, id, { reason, by: operator }));
    this.#tell(operator, request, id, `limited: ${reason}`);
    return member;
  }

  @Post('unlimit')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async unlimit(
    @Param('id', { schema: memberIdSchema }) id: number,
    @CurrentOperator() operator: string,
    @Req() request: FastifyRequest,
  ): Promise<OperatorMember> {
    const member = found(await writeLimit(this.dataSource, id, null));
    this.#tell(operator, request, id, 'no longer limited');
    return member;
  }

  #tell(operator: string, request: FastifyRequest, id: number, detail: string): void {
    this.log?.record({
      action: 'operator-change',
      result: 'allowed',
      actor: operator,
      address: clientAddress(request),
      subject: `member ${id}`,
      detail,
    });
  }
}

function found(member: OperatorMember | null): OperatorMember {
  if (member === null) throw new AppError('MEMBER_NOT_FOUND');
  return member;
}
