import { policyReportSchema, type PolicyReport } from '@danqing/contracts/gateway';
import { AppError, Public } from '@danqing/nest-kit';
import { Body, Controller, Header, HttpCode, Inject, Post, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { PolicyReports } from './policy-reports.ts';

export const POLICY_REPORTS_PATH = 'api/policy-reports';

const REPORT_TYPE = 'application/csp-report';
/** Browsers send at most about 2 kB. */
const LIMIT_BYTES = 8_192;

@Public()
@Controller(POLICY_REPORTS_PATH)
export class PolicyReportsController implements OnModuleInit {
  constructor(
    @Inject(PolicyReports) private readonly reports: PolicyReports,
    @Inject(HttpAdapterHost) private readonly adapterHost: HttpAdapterHost,
  ) {}

  onModuleInit(): void {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    fastify.addContentTypeParser<string>(
      REPORT_TYPE,
      { parseAs: 'string', bodyLimit: LIMIT_BYTES },
      (request, body, done) => {
        // The parser is registered globally, but only this route may accept the content type.
        if (request.routeOptions.url !== `/${POLICY_REPORTS_PATH}`)
          return done(new AppError('INPUT_INVALID'));
        try {
          done(null, JSON.parse(body));
        } catch {
          done(new AppError('INPUT_INVALID'));
        }
      },
    );
  }

  @Post()
  @HttpCode(204)
  @Header('cache-control', 'no-store')
  take(@Body({ schema: policyReportSchema }) report: PolicyReport): void {
    this.reports.take(report);
  }
}
