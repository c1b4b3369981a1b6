import { SignInController } from './sign-in/sign-in.controller.ts';
import { LogoutController } from './session/logout.controller.ts';
import { SessionController } from './session/session.controller.ts';
import { MemberOperatorController } from './account-limit/member-operator.controller.ts';
import { MemberController } from './member/member.controller.ts';
import { DataExportController } from './data-export/data-export.controller.ts';
import { DeletionController } from './deletion/deletion.controller.ts';

/** The controllers of every site; the outbox exists during development only. */
export const IDENTITY_CONTROLLERS = [
  SignInController,
  LogoutController,
  SessionController,
  MemberOperatorController,
  MemberController,
  DataExportController,
  DeletionController,
];
