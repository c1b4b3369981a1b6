import type { AuthenticatedUser, IdentityPort, PublicMember } from '@danqing/contracts/identity';
import { Inject, Injectable } from '@nestjs/common';
import { SessionService } from './session/session.service.ts';
import { UserService } from './user/user.service.ts';

@Injectable()
export class IdentityService implements IdentityPort {
  constructor(
    @Inject(SessionService) private readonly sessions: SessionService,
    @Inject(UserService) private readonly users: UserService,
  ) {}

  authenticate(token: string): Promise<AuthenticatedUser | null> {
    return this.sessions.authenticate(token);
  }

  findMember(userId: number): Promise<PublicMember | null> {
    return this.users.findPublic(userId);
  }
}
