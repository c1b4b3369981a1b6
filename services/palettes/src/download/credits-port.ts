/** What this module was given as the CreditsPort. */
export const CREDITS = Symbol('CREDITS');
