import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { hashToken } from '../secret/tokens.ts';
import { isKnownDevice, rememberDevice } from './device.queries.ts';

/** Devices on which members have signed in. They have separate budgets that strangers cannot exhaust. */
@Injectable()
export class DeviceService {
  constructor(@Inject(getDataSourceToken('identity')) private readonly dataSource: DataSource) {}

  async isKnown(token: string | null, userId: number): Promise<boolean> {
    return token !== null && isKnownDevice(this.dataSource, hashToken(token), userId);
  }

  remember(token: string, userId: number, transaction: EntityManager): Promise<boolean> {
    return rememberDevice(transaction, hashToken(token), userId);
  }
}
