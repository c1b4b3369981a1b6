import type { SecurityEvent, SecurityLogPort } from '@danqing/contracts/operators';
import { type Counted, type RateLimit, SECURITY_LOG } from '@danqing/nest-kit';
import { Inject, Injectable, Logger, Optional } from '@nestjs/common';

/** Security log of code requests and sign-ins. Never contains an email address or phone number. */
@Injectable()
export class SignInLog {
  readonly #logger = new Logger(SignInLog.name);

  constructor(@Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogPort) {}

  record(event: SecurityEvent): void {
    this.log?.record(event);
  }

  /** Reports a limit once when it is reached, and a shared one also at half. */
  reportLimits(counted: readonly Counted<RateLimit>[], address: string): void {
    for (const { limit, count } of counted) {
      const half = limit.isShared && count === Math.ceil(limit.limit / 2);
      if (!half && count !== limit.limit) continue;
      const detail = `${limit.name}: ${half ? 'half of ' : ''}${limit.limit} in ${limit.seconds / 3600} h used up`;
      if (limit.isShared) this.#logger.warn(detail);
      this.record({
        action: 'lock',
        result: half ? 'allowed' : 'refused',
        actor: 'visitor',
        address,
        detail,
      });
    }
  }
}
