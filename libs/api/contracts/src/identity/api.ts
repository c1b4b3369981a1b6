import type { Api } from '../api/define-api.ts';
import { moderationRequestSchema } from '../moderation/reports.ts';
import { operatorMemberSchema } from './account-limit.ts';
import {
  changeMemberRequestSchema,
  changeMemberResponseSchema,
  memberPageResponseSchema,
  type MemberPage,
} from './members.ts';
import {
  dataExportIdSchema,
  dataExportResponseSchema,
  deletionRequestSchema,
  deletionResponseSchema,
  type DataExport,
} from './member-data.ts';
import { outboxResponseSchema, outboxQuerySchema } from './outbox.ts';
import {
  checkIdentifierRequestSchema,
  checkIdentifierResponseSchema,
  memberIdSchema,
  meResponseSchema,
  sendOtpRequestSchema,
  sendOtpResponseSchema,
  sessionIdSchema,
  sessionsEndedResponseSchema,
  sessionsResponseSchema,
  verifyOtpRequestSchema,
  verifyOtpResponseSchema,
  type User,
} from './sign-in.ts';

const identifier = { identifier: 'yue@danqing.example', identifier_type: 'email' } as const;
const user: User = {
  id: 7,
  name: '小月',
  email: identifier.identifier,
  phone: null,
  image: null,
  credits: 10,
  created_at: '2026-11-22T08:00:00.000Z',
  limited: null,
};
const page: MemberPage = {
  id: 7,
  name: '小月',
  avatar_url: null,
  created_at: '2026-11-22T08:00:00.000Z',
  is_public: true,
  stats: { palettes: 12, collections: 31, colors: 9 },
};
const session = {
  id: '0b8f2c0e-58a7-4f3c-9d3b-3f1f7d9a6c11',
  current: true,
  created_at: '2026-11-22T08:00:00.000Z',
  last_used_at: '2026-11-22T09:30:00.000Z',
  user_agent: 'Mozilla/5.0 (Macintosh)',
};
const operatorMember = {
  id: 7,
  name: '小月',
  created_at: '2026-11-22T08:00:00.000Z',
  limited: { reason: '广告', since: '2026-11-23T08:00:00.000Z', by: 'operator anna' },
};
const dataExport: DataExport = {
  id: '0b8f2c0e-58a7-4f3c-9d3b-3f1f7d9a6c12',
  state: 'ready',
  gathered: 128,
  size: 4_194_304,
  created_at: '2026-11-22T08:00:00.000Z',
  expires_at: '2026-11-29T08:00:00.000Z',
};
const wrongIdentifier = ['EMAIL_INVALID', 'PHONE_INVALID', 'PHONE_REGION_UNSUPPORTED'] as const;

export const IDENTITY_API = {
  'POST /api/auth/check-identifier': {
    summary: 'Tells whether an account exists for an email address or phone number.',
    access: 'public',
    body: checkIdentifierRequestSchema,
    answers: { 200: checkIdentifierResponseSchema },
    errors: wrongIdentifier,
    example: {
      body: identifier,
      answer: { success: true, exists: true, message: 'Enter the verification code to sign in.' },
    },
  },
  'POST /api/auth/send-otp': {
    summary: 'Sends a one-time code. Under load, requires a proof of work first.',
    access: 'public',
    body: sendOtpRequestSchema,
    answers: { 200: sendOtpResponseSchema },
    errors: [...wrongIdentifier, 'CODE_NOT_SENT', 'PROOF_OF_WORK_REQUIRED'],
    example: { body: identifier, answer: { success: true, message: 'The code was sent.' } },
  },
  'POST /api/auth/verify-otp': {
    summary: 'Signs in with a one-time code and creates the account if there is none.',
    access: 'public',
    body: verifyOtpRequestSchema,
    answers: { 200: verifyOtpResponseSchema },
    errors: [...wrongIdentifier, 'CODE_INVALID'],
    example: {
      body: { ...identifier, otp: '314159' },
      answer: { success: true, message: 'Signed in.', data: { token: 'A'.repeat(43), user } },
    },
  },
  'POST /api/auth/logout': {
    summary: 'Ends the session of the request’s token.',
    access: 'public',
    answers: { 200: sessionsEndedResponseSchema },
    example: { answer: { success: true } },
  },
  'GET /api/auth/me': {
    summary: 'Returns the signed-in member and their credits.',
    access: 'members',
    answers: { 200: meResponseSchema },
    example: { answer: { success: true, data: { user } } },
  },
  'GET /api/auth/sessions': {
    summary: 'Lists the member’s active sessions, one for each signed-in device.',
    access: 'members',
    answers: { 200: sessionsResponseSchema },
    example: { answer: { success: true, data: [session] } },
  },
  'DELETE /api/auth/sessions': {
    summary: 'Ends all sessions of the member except the current one.',
    access: 'members',
    answers: { 200: sessionsEndedResponseSchema },
    example: { answer: { success: true } },
  },
  'DELETE /api/auth/sessions/:id': {
    summary: 'Ends one session of the member.',
    access: 'members',
    params: { id: sessionIdSchema },
    answers: { 200: sessionsEndedResponseSchema },
    errors: ['SESSION_NOT_FOUND'],
    example: { answer: { success: true } },
  },
  'POST /api/auth/account/deletion/code': {
    summary: 'Sends the member a one-time code that only confirms the deletion of the account.',
    access: 'members',
    answers: { 200: sendOtpResponseSchema },
    errors: ['CODE_NOT_SENT'],
    example: { answer: { success: true, message: 'The code was sent.' } },
  },
  'POST /api/auth/account/deletion': {
    summary:
      'Schedules the member’s account for erasure in seven days, ends all sessions and hides public works. Signing in before then allows the member to keep the account.',
    access: 'members',
    body: deletionRequestSchema,
    answers: { 200: deletionResponseSchema },
    errors: ['DELETION_CODE_INVALID'],
    example: {
      body: { otp: '314159' },
      answer: { success: true, data: { erases_at: '2026-11-29T08:00:00.000Z' } },
    },
  },
  'DELETE /api/auth/account/deletion': {
    summary: 'Cancels the deletion of the member’s account.',
    access: 'members',
    answers: { 200: deletionResponseSchema },
    errors: ['DELETION_BEGUN'],
    example: { answer: { success: true, data: { erases_at: null } } },
  },
  'POST /api/users/:id/data-exports': {
    summary:
      'Starts a background export of the member’s data into one ZIP. Returns the running export if there is one.',
    access: 'members',
    params: { id: memberIdSchema },
    answers: { 202: dataExportResponseSchema },
    errors: ['DATA_EXPORT_FAILED'],
    example: {
      answer: {
        success: true,
        data: { ...dataExport, state: 'waiting', gathered: 0, size: null, expires_at: null },
      },
    },
  },
  'GET /api/users/:id/data-exports': {
    summary: 'Returns the member’s latest data export and its progress.',
    access: 'members',
    params: { id: memberIdSchema },
    answers: { 200: dataExportResponseSchema },
    errors: ['DATA_EXPORT_FAILED'],
    example: { answer: { success: true, data: dataExport } },
  },
  'GET /api/users/:id/data-exports/:exportId/file': {
    summary: 'Downloads the ZIP, available for seven days.',
    access: 'members',
    params: { id: memberIdSchema, exportId: dataExportIdSchema },
    answers: { 200: { mediaType: 'application/zip' } },
    errors: ['DATA_EXPORT_NOT_FOUND'],
  },
  'PATCH /api/users/:id': {
    summary: 'Changes the member’s name, picture, or the visibility of their page.',
    access: 'members',
    params: { id: memberIdSchema },
    body: changeMemberRequestSchema,
    answers: { 200: changeMemberResponseSchema },
    errors: [
      'NAME_REQUIRED',
      'NAME_TOO_LONG',
      'NAME_RESERVED',
      'AVATAR_UNKNOWN',
      'MEMBER_LIMITED',
      'MEMBER_NOT_CHANGED',
      'NAME_NOT_CHANGED',
    ],
    example: {
      body: { name: '小月' },
      answer: { success: true, data: { user, is_public: true } },
    },
  },
  'GET /api/users/:id/public': {
    summary: 'Returns a member’s public data. Only the member can see a private page.',
    access: 'public',
    params: { id: memberIdSchema },
    answers: { 200: memberPageResponseSchema },
    errors: ['MEMBER_NOT_FOUND', 'MEMBER_FAILED'],
    example: { answer: { success: true, data: page } },
  },
  'GET /api/operator/members/:id': {
    summary: 'Returns a member as operators see them.',
    access: 'operators',
    params: { id: memberIdSchema },
    answers: { 200: operatorMemberSchema },
    errors: ['MEMBER_NOT_FOUND'],
    example: { answer: { ...operatorMember, limited: null } },
  },
  'POST /api/operator/members/:id/limit': {
    summary: 'Bars a member from publishing. Public works stay.',
    access: 'operators',
    params: { id: memberIdSchema },
    body: moderationRequestSchema,
    answers: { 200: operatorMemberSchema },
    errors: ['MEMBER_NOT_FOUND'],
    example: { body: { reason: '广告' }, answer: operatorMember },
  },
  'POST /api/operator/members/:id/unlimit': {
    summary: 'Allows a member to publish again.',
    access: 'operators',
    params: { id: memberIdSchema },
    answers: { 200: operatorMemberSchema },
    errors: ['MEMBER_NOT_FOUND'],
    example: { answer: { ...operatorMember, limited: null } },
  },
  'GET /api/dev/outbox': {
    summary:
      'Lists messages that a development server stored instead of sending. Only for callers on the same machine, with the key printed at startup.',
    access: 'public',
    development: true,
    query: outboxQuerySchema,
    answers: { 200: outboxResponseSchema },
    errors: ['OUTBOX_LOCKED'],
    example: { answer: { success: true, data: [] } },
  },
} as const satisfies Api;
