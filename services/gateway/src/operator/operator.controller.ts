import type { LocalizedText } from '@danqing/contracts/locale';
import { AppError, OPERATOR_ACCESS, Public, requestLocale, type OperatorAccessPort } from '@danqing/nest-kit';
import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.ts';
import type { OperatorConsole } from './console-files.ts';
import { CONSOLE_POLICY, renderConsolePage } from './console-page.ts';

export const OPERATOR_CONSOLE = Symbol('OPERATOR_CONSOLE');

const NOT_BUILT: LocalizedText = {
  zh: '发布台还没有构建。请运行 npm run build，再重新启动。',
  en: 'The release console is not built. Run npm run build and start again.',
  ja: 'リリース管理はまだビルドされていません。npm run build を実行してから再起動してください。',
};

/** The page itself is public; an operator's session protects all data. */
@Public()
@Controller('operator')
export class OperatorPageController {
  readonly #console: OperatorConsole | null;

  constructor(
    @Inject(GATEWAY_CONFIG) private readonly config: Pick<GatewayConfig, 'BASE_PATH'>,
    @Inject(OPERATOR_CONSOLE) operatorConsole: OperatorConsole | null,
    @Inject(OPERATOR_ACCESS) private readonly access: OperatorAccessPort,
  ) {
    this.#console = operatorConsole;
  }

  @Get()
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    reply.header('cache-control', 'no-store').header('content-security-policy', CONSOLE_POLICY);
    if (this.#console === null) {
      await reply
        .status(404)
        .header('content-type', 'text/plain; charset=utf-8')
        .send(NOT_BUILT[requestLocale(request.headers)]);
      return;
    }
    // Without a database the page still loads, and reports the failure itself.
    const pageToken = await this.access.pageToken(request).catch(() => null);
    await reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('integrity-policy', 'blocked-destinations=(script)')
      .header('referrer-policy', 'no-referrer')
      .header('cross-origin-opener-policy', 'same-origin')
      .header('x-robots-tag', 'noindex')
      .send(renderConsolePage(this.#console, this.config.BASE_PATH, pageToken));
  }

  @Get('*')
  async below(
    @Param('*') rest: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (rest !== '') throw new AppError('ROUTE_NOT_FOUND');
    await this.page(request, reply);
  }

  @Get('files/:name')
  file(@Param('name') name: string, @Res() reply: FastifyReply): void {
    const file = this.#console?.files.get(name);
    if (!file) throw new AppError('ROUTE_NOT_FOUND');
    reply
      .header('content-type', file.type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .compress(file.content);
  }
}
