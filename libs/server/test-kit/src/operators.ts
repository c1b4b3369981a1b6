import { AppError, bearerToken, OPERATOR_ACCESS, type OperatorAccessPort } from '@danqing/nest-kit';
import type { DynamicModule } from '@nestjs/common';

class TestOperatorsModule {}

/**
 * Returns a global module that replaces the operators service. A token is valid as long as `nameByToken`
 * contains it.
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
