import { OPERATOR_HEADER, TEXT_LINE } from '@danqing/contracts';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { clientAddress } from '../http/client-address.ts';
import { bearerToken } from './members.guard.ts';
import { OPERATOR_ACCESS, type OperatorAccess } from './operator-access.ts';

const LONGEST_NAME = 60;

/** `operator`: the name that the request gives, null without one. */
export type OperatorRequest = FastifyRequest & { operator?: string | null };

@Injectable()
export class OperatorsGuard implements CanActivate {
  constructor(@Inject(OPERATOR_ACCESS) private readonly access: OperatorAccess) {}

  canActivate(context: ExecutionContext): true {
    const request = context.switchToHttp().getRequest<OperatorRequest>();
    this.access.check(clientAddress(request), bearerToken(request));
    request.operator = readName(request.headers[OPERATOR_HEADER]);
    return true;
  }
}

function readName(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  const name = decode(String(header))?.trim() ?? '';
  const { length } = [...name];
  // It is kept for ever and printed to terminals.
  if (length === 0 || length > LONGEST_NAME || !TEXT_LINE.test(name))
    throw new AppError('INPUT_INVALID', { field: OPERATOR_HEADER });
  return name;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
