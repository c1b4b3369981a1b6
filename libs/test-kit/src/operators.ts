import { AppError, bearerToken, OPERATOR_ACCESS, type OperatorAccessPort } from '@danqing/nest-kit';
import type { DynamicModule } from '@nestjs/common';

class TestOperatorsModule {}

/**
 * Stands in for the operators service: a request with one of the tokens comes from the operator of that name, for as long as the
 * token stays in the list. Global.
 */
export function testOperators(nameByToken: Readonly<Record<string, string>>): DynamicModule {
  const access: OperatorAccessPort = {
    async authorize(request) {
      const token = bearerToken(request);
      if (token === null || !Object.hasOwn(nameByToken, token)) throw new AppError('UNAUTHENTICATED');
      return {
        actor: `operator ${nameByToken[token]}`,
        isLive: async () => Object.hasOwn(nameByToken, token),
      };
    },
    pageToken: async () => null,
  };
  return {
    module: TestOperatorsModule,
    global: true,
    providers: [{ provide: OPERATOR_ACCESS, useValue: access }],
    exports: [OPERATOR_ACCESS],
  };
}
