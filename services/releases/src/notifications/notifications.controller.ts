import { EVERY, hasRight, type SecurityLogPort } from '@danqing/contracts/operators';
import {
  deliveriesQuerySchema,
  newTargetSchema,
  notificationIdSchema,
  scheduleRequestSchema,
  type CreatedTarget,
  type DeliveriesResponse,
  type DeliveryResponse,
  type NotificationTarget,
  type OnCallResponse,
  type TargetResponse,
  type TargetsResponse,
} from '@danqing/contracts/releases';
import {
  AnyOperator,
  CurrentOperator,
  Operators,
  requireRight,
  SECURITY_LOG,
  type MailSender,
  type OperatorRequest,
} from '@danqing/nest-kit';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Inject,
  Optional,
  Param,
  Patch,
  Post,
  Query,
  Req,
  UseFilters,
} from '@nestjs/common';
import type { z } from 'zod';
import { operatorChange } from '../operator/operator-change.ts';
import { ReleaseErrorFilter } from '../operator/release-error.filter.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { RELEASE_PLANE } from '../plane/release-plane-token.ts';
import { selectDeliveries } from './delivery.queries.ts';
import { NOTIFICATION_MAIL } from './notification-parts.ts';
import { notificationEvent } from './notification-event.ts';
import { listOnCall, scheduleTarget } from './schedule-target.ts';
import { TargetAddresses } from './target-addresses.ts';
import { selectTargets } from './target.queries.ts';
import { TargetSecrets } from './target-secrets.ts';
import {
  createTarget,
  getDeliveryOrThrow,
  getTargetOrThrow,
  retryDelivery,
  revokeTarget,
  sendTest,
} from './targets.ts';

@Controller('api/operator/notifications')
@Operators()
@AnyOperator()
@UseFilters(ReleaseErrorFilter)
export class NotificationsController {
  constructor(
    @Inject(RELEASE_PLANE) private readonly plane: ReleasePlane,
    @Inject(TargetSecrets) private readonly secrets: TargetSecrets,
    @Inject(TargetAddresses) private readonly addresses: TargetAddresses,
    @Inject(NOTIFICATION_MAIL) private readonly mail: MailSender | null,
    @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogPort,
  ) {}

  @Get('targets')
  @Header('cache-control', 'no-store')
  async list(@Req() request: OperatorRequest): Promise<TargetsResponse> {
    return { targets: await this.#readable(request) };
  }

  /** Only this response contains the secret. */
  @Post('targets')
  @Header('cache-control', 'no-store')
  async create(
    @Body({ schema: newTargetSchema }) wanted: z.output<typeof newTargetSchema>,
    @CurrentOperator() actor: string,
    @Req() request: OperatorRequest,
  ): Promise<CreatedTarget> {
    this.#requireChange(request, wanted.areas ?? null);
    const created = await createTarget(
      this.plane,
      { secrets: this.secrets, addresses: this.addresses, hasMail: this.mail !== null },
      { ...wanted, actor },
    );
    this.log?.record(notificationEvent(operatorChange(request, actor), created.target, 'added'));
    return created;
  }

  @Delete('targets/:id')
  @Header('cache-control', 'no-store')
  async revoke(
    @Param('id', { schema: notificationIdSchema }) id: number,
    @CurrentOperator() actor: string,
    @Req() request: OperatorRequest,
  ): Promise<TargetResponse> {
    await this.#requireChangeOf(request, id);
    const target = await revokeTarget(this.plane, { id, actor });
    this.log?.record(notificationEvent(operatorChange(request, actor), target, 'revoked'));
    return { target };
  }

  @Patch('targets/:id')
  @Header('cache-control', 'no-store')
  async schedule(
    @Param('id', { schema: notificationIdSchema }) id: number,
    @Body({ schema: scheduleRequestSchema }) schedule: z.output<typeof scheduleRequestSchema>,
    @CurrentOperator() actor: string,
    @Req() request: OperatorRequest,
  ): Promise<TargetResponse> {
    await this.#requireChangeOf(request, id);
    const target = await scheduleTarget(this.plane, id, schedule);
    this.log?.record(notificationEvent(operatorChange(request, actor), target, 'schedule changed'));
    return { target };
  }

  @Get('on-call')
  @Header('cache-control', 'no-store')
  async onCall(@Req() { operator }: OperatorRequest): Promise<OnCallResponse> {
    const canRead = (area: string) => hasRight(operator!.grants, area, 'read');
    return { on_call: await listOnCall(this.plane, new Date(), canRead) };
  }

  @Post('targets/:id/test')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async test(
    @Param('id', { schema: notificationIdSchema }) id: number,
    @CurrentOperator() actor: string,
    @Req() request: OperatorRequest,
  ): Promise<DeliveryResponse> {
    await this.#requireChangeOf(request, id);
    return { delivery: await sendTest(this.plane, { id, actor }) };
  }

  @Get('deliveries')
  @Header('cache-control', 'no-store')
  async deliveries(
    @Query({ schema: deliveriesQuerySchema }) { target, ...page }: z.output<typeof deliveriesQuerySchema>,
    @Req() request: OperatorRequest,
  ): Promise<DeliveriesResponse> {
    const { database, environment } = this.plane;
    const ids = (await this.#readable(request)).map(({ id }) => id);
    const targets = target === undefined ? ids : ids.filter((id) => id === target);
    return { deliveries: await selectDeliveries(database, environment, { ...page, targets }) };
  }

  @Post('deliveries/:id/retry')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async retry(
    @Param('id', { schema: notificationIdSchema }) id: number,
    @Req() request: OperatorRequest,
  ): Promise<DeliveryResponse> {
    const { target } = await getDeliveryOrThrow(this.plane, id);
    await this.#requireChangeOf(request, target);
    return { delivery: await retryDelivery(this.plane, { id }) };
  }

  async #readable({ operator }: OperatorRequest): Promise<NotificationTarget[]> {
    const targets = await selectTargets(this.plane.database, this.plane.environment);
    return targets.filter(({ areas }) =>
      (areas ?? [EVERY]).every((area) => hasRight(operator!.grants, area, 'read')),
    );
  }

  async #requireChangeOf(request: OperatorRequest, id: number): Promise<void> {
    this.#requireChange(request, (await getTargetOrThrow(this.plane, id)).areas);
  }

  /** @param areas null for all */
  #requireChange(request: OperatorRequest, areas: readonly string[] | null): void {
    for (const area of areas ?? [EVERY]) requireRight(request, { area, right: 'activate' }, this.log);
  }
}
