import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AppError } from '../errors/app-error.ts';
import { ACCESS } from './access.ts';

/** Refuses calls of endpoints without an access decorator: a forgotten decorator fails closed. */
@Injectable()
export class DeclaredAccessGuard implements CanActivate {
  readonly #reflector = new Reflector();

  canActivate(context: ExecutionContext): true {
    const places = [context.getHandler(), context.getClass()];
    if (this.#reflector.getAllAndOverride<string | undefined>(ACCESS, places) === undefined)
      throw new AppError('FORBIDDEN');
    return true;
  }
}
