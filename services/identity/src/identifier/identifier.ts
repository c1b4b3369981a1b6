import type { IdentifierType } from '@danqing/contracts/identity';
import { AppError } from '@danqing/nest-kit';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/mobile';

/** One mailbox or one mobile number, in the normalised spelling that the database stores. */
export interface Identifier {
  type: IdentifierType;
  /** Lower-case email address, or E.164 phone number. */
  value: string;
}

/** RFC 5321 §4.5.3.1.3: a path of 256 characters, less its two angle brackets. */
const EMAIL_LENGTH = 254;
/**
 * An allowlist, so that no list, comment, quoted or display name passes. ASCII only: browsers submit
 * international domains in Punycode.
 */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}(?<!\.)@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const PHONE = /^\+?[\d ().-]{4,32}$/;

export interface PhoneRegions {
  /** Country of numbers without a country code. */
  phoneRegion: CountryCode;
  /** Countries to send text messages to. Others cost many times as much, which invites abuse. */
  smsRegions: readonly CountryCode[];
}

/**
 * Parses visitor input.
 *
 * @throws {AppError} EMAIL_INVALID, PHONE_INVALID
 */
export function parseIdentifier(type: IdentifierType, typed: string, regions: PhoneRegions): Identifier {
  const value = type === 'email' ? parseEmail(typed) : parsePhone(typed, regions);
  if (value === null) {
    throw new AppError(type === 'email' ? 'EMAIL_INVALID' : 'PHONE_INVALID', { field: 'identifier' });
  }
  return { type, value };
}

/**
 * Parses an existing member's identifier, typed by an operator. Accepts phone numbers of any country; returns
 * null if invalid.
 */
export function parseNamedIdentifier(typed: string): Identifier | null {
  const email = parseEmail(typed);
  if (email !== null) return { type: 'email', value: email };
  const phone = parsePhoneNumberFromString(typed, { extract: false });
  return phone?.isValid() ? { type: 'phone', value: phone.number } : null;
}

function parseEmail(typed: string): string | null {
  const address = typed.trim().toLowerCase();
  return address.length <= EMAIL_LENGTH && EMAIL.test(address) ? address : null;
}

/** Mobile numbers only, because others receive no text messages. */
function parsePhone(typed: string, { phoneRegion, smsRegions }: PhoneRegions): string | null {
  // Chinese and Japanese keyboards also write full-width digits and signs.
  const text = typed.trim().normalize('NFKC');
  if (!PHONE.test(text)) return null;
  const number = parsePhoneNumberFromString(text, { defaultCountry: phoneRegion, extract: false });
  if (!number?.isValid() || !number.country || !smsRegions.includes(number.country)) return null;
  return number.number;
}
