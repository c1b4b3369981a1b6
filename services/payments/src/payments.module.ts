import { DrawingLanes } from '@danqing/drawing/lanes';
import { memberDataPort } from '@danqing/contracts/ports';
import { DatabaseModule, portToken } from '@danqing/nest-kit';
import type { DynamicModule } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { OrderLookup } from './lookup/order-lookup.ts';
import { CheckoutController } from './checkout/checkout.controller.ts';
import { CheckoutService } from './checkout/checkout.service.ts';
import { PaymentMethodsController } from './checkout/payment-methods.controller.ts';
import { paymentsDatabase } from './database/payments-database.ts';
import { MemberCreditsController } from './member-credits/member-credits.controller.ts';
import { MemberPayments } from './member-data/member-data.ts';
import { MemberOrdersController } from './member-orders/member-orders.controller.ts';
import { MemberOrders } from './member-orders/member-orders.service.ts';
import { OrderTransitions } from './transitions/order-transitions.ts';
import { NoticeController } from './notice/notice.controller.ts';
import { NoticeReceiver } from './notice/notice-receiver.ts';
import type { PaymentsSettings } from './payments-settings.ts';
import { Providers } from './provider/providers.ts';
import { openProviders } from './open-providers.ts';
import { ReceiptController } from './receipt/receipt.controller.ts';
import { openReceiptLanes, RECEIPT_SELLER, Receipts } from './receipt/receipts.service.ts';
import { Reconciler } from './reconciling/reconciler.ts';
import { SandboxBank, SITE_BASE_PATH } from './sandbox-checkout/sandbox-bank.ts';
import { SandboxController } from './sandbox-checkout/sandbox.controller.ts';
import { Settlement } from './settlement/settlement.ts';

const MEMBER_DATA_PORT = portToken(memberDataPort('payments'));

export interface PaymentsModuleOptions extends PaymentsSettings {
  databaseUrl: string;
  imports?: NonNullable<DynamicModule['imports']>;
}

export const CONTROLLERS = [
  CheckoutController,
  MemberCreditsController,
  MemberOrdersController,
  NoticeController,
  PaymentMethodsController,
  ReceiptController,
  SandboxController,
];

export class PaymentsModule {
  static forRoot(options: PaymentsModuleOptions): DynamicModule {
    const { databaseUrl, imports = [] } = options;
    return {
      module: PaymentsModule,
      imports: [DatabaseModule.forService(paymentsDatabase(databaseUrl)), ...imports],
      controllers: CONTROLLERS,
      providers: [
        CheckoutService,
        MemberOrders,
        MemberPayments,
        { provide: MEMBER_DATA_PORT, useExisting: MemberPayments },
        NoticeReceiver,
        OrderLookup,
        OrderTransitions,
        Receipts,
        Reconciler,
        SandboxBank,
        Settlement,
        { provide: DrawingLanes, useFactory: openReceiptLanes },
        { provide: RECEIPT_SELLER, useValue: options.seller },
        { provide: SITE_BASE_PATH, useValue: options.basePath },
        {
          provide: Providers,
          useFactory: (dataSource: DataSource) => openProviders(options, dataSource),
          inject: [getDataSourceToken('payments')],
        },
      ],
      exports: [OrderTransitions, Reconciler, Settlement, MEMBER_DATA_PORT],
    };
  }
}
