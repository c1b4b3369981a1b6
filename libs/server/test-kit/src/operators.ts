import { FULL_GRANTS, type Grant } from '@danqing/contracts/operators';
import { AppError, bearerToken, OPERATOR_ACCESS, type OperatorAccessPort } from '@danqing/nest-kit';
import type { DynamicModule } from '@nestjs/common';

class TestOperatorsModule {}

/**
 * Returns a global module that replaces the operators service. A token is valid as long as `nameByToken`
 * contains it. Operators without an entry in `grantsByName` have every right.
 */
export function testOperators(
  nameByToken: Readonly<Record<string, string>>,
  grantsByName: Readonly<Record<string, readonly Grant[]>> = {},
): DynamicModule {
  const access: OperatorAccessPort = {
    async authorize(request) {
      const token = bearerToken(request);
      if (token === null || !Object.hasOwn(nameByToken, token)) throw new AppError('UNAUTHENTICATED');
      const name = nameByToken[token]!;
      return {
        actor: `operator ${name}`,
        grants: grantsByName[name] ?? FULL_GRANTS,
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
