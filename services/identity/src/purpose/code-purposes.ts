interface Purpose {
  /** If only the signed-in member can request the code, strangers use up none of its limits. */
  askedBy: 'anybody' | 'the member';
  smsTemplate: string;
}

/**
 * Actions that a one-time code can confirm. A code is valid only for its own purpose. `CODE_MESSAGES` has the
 * texts.
 */
export const CODE_PURPOSES = {
  'sign-in': { askedBy: 'anybody', smsTemplate: 'SMS_TEMPLATE_ID' },
  'delete-account': { askedBy: 'the member', smsTemplate: 'SMS_DELETION_TEMPLATE_ID' },
} as const satisfies Record<string, Purpose>;

export type CodePurpose = keyof typeof CODE_PURPOSES;
