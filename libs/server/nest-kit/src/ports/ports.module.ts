import type { Port, PortMethod } from '@danqing/contracts/ports';
import {
  Body,
  Controller,
  HttpCode,
  Inject,
  Injectable,
  Param,
  Post,
  Req,
  Res,
  type CanActivate,
  type DynamicModule,
  type ExecutionContext,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { GuardedBy } from '../auth/access.ts';
import { AppError } from '../errors/app-error.ts';
import { sendNotModified, etagOf } from '../http/etag.ts';
import { isServiceToken } from '../http/service-token.ts';
import { portToken } from './port-token.ts';

const OFFERS = Symbol('OFFERS');
const TOKEN = Symbol('SERVICE_TOKEN');

type Implementation = Record<string, (...args: unknown[]) => unknown>;
interface Offer {
  port: Port;
  implementation: Implementation;
}

@Injectable()
class ServicesGuard implements CanActivate {
  constructor(@Inject(TOKEN) private readonly token: string) {}

  canActivate(context: ExecutionContext): true {
    if (!isServiceToken(context.switchToHttp().getRequest<FastifyRequest>(), this.token))
      throw new AppError('FORBIDDEN');
    return true;
  }
}

const callSchema = z.object({ args: z.array(z.unknown()) });

@Controller('internal/:service')
@GuardedBy('services', ServicesGuard)
class PortsController {
  constructor(@Inject(OFFERS) private readonly offers: readonly Offer[]) {}

  @Post(':method')
  @HttpCode(200)
  async call(
    @Param('service') service: string,
    @Param('method') name: string,
    @Body({ schema: callSchema }) { args }: z.infer<typeof callSchema>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const offer = this.offers.find(({ port }) => port.name === service);
    const methods = offer?.port.methods as Record<string, PortMethod> | undefined;
    const method = methods && Object.hasOwn(methods, name) ? methods[name] : undefined;
    if (!offer || !method) throw new AppError('ROUTE_NOT_FOUND');
    const given = method.args.safeParse(args);
    if (!given.success) throw new AppError('INPUT_INVALID', { cause: given.error });
    const result = await offer.implementation[name]!(...given.data);
    const answer = method.answer.safeParse(result ?? null);
    if (!answer.success)
      throw new AppError('INTERNAL', { cause: new Error(`${service}.${name} breaks its port`) });
    const body = JSON.stringify({ answer: answer.data });
    if (method.cacheSeconds !== undefined) {
      if (sendNotModified(request, reply, etagOf(Buffer.from(body)))) return;
    }
    void reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(body);
  }
}

/**
 * Nest module that serves ports at `/internal/<port>/<method>` to callers with the service token. The app
 * must provide each port's token.
 */
export class PortsModule {
  static forOffers(ports: readonly Port[], serviceToken: string): DynamicModule {
    return {
      module: PortsModule,
      controllers: [PortsController],
      providers: [
        ServicesGuard,
        { provide: TOKEN, useValue: serviceToken },
        {
          provide: OFFERS,
          inject: ports.map(portToken),
          useFactory: (...implementations: Implementation[]): Offer[] =>
            ports.map((port, index) => ({ port, implementation: implementations[index]! })),
        },
      ],
    };
  }
}
