import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { hashToken } from '../secret/tokens.ts';
import { isKnownDevice, rememberDevice } from './device.queries.ts';

/** Which devices members have signed in on: what is theirs to ask for, no stranger can use up. */
@Injectable()
export class DeviceService {
  constructor(@Inject(getDataSourceToken('identity')) private readonly dataSource: DataSource) {}

  /** Whether the member has signed in on the device with this token. */
  async isKnown(token: string | null, userId: number): Promise<boolean> {
    return token !== null && isKnownDevice(this.dataSource, hashToken(token), userId);
  }

  /** Remembers a sign-in. Returns whether the device was known before. */
  remember(token: string, userId: number, transaction: EntityManager): Promise<boolean> {
    return rememberDevice(transaction, hashToken(token), userId);
  }
}
