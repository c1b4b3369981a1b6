interface Purpose {
  /** Of a purpose that only the signed-in member can ask a code for, strangers draw on no limit. */
  askedBy: 'anybody' | 'the member';
  /** Setting with the template of its text messages. */
  smsTemplate: string;
}

/**
 * What a one-time code may confirm. A code is redeemed for its own purpose alone. `CODE_MESSAGES` has the texts of each
 * purpose.
 */
export const CODE_PURPOSES = {
  'sign-in': { askedBy: 'anybody', smsTemplate: 'SMS_TEMPLATE_ID' },
  'delete-account': { askedBy: 'the member', smsTemplate: 'SMS_DELETION_TEMPLATE_ID' },
} as const satisfies Record<string, Purpose>;

export type CodePurpose = keyof typeof CODE_PURPOSES;
