import { domainToASCII } from 'node:url';
import type { IdentifierType } from '@danqing/contracts/identity';
import { visibleText } from '@danqing/contracts/text';
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
 * An allowlist, so that no list, comment, quoted or display name passes. ASCII only: an international domain
 * is converted to Punycode first.
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
 * @throws {AppError} EMAIL_INVALID, PHONE_INVALID, PHONE_REGION_UNSUPPORTED
 */
export function parseIdentifier(type: IdentifierType, typed: string, regions: PhoneRegions): Identifier {
  if (type === 'phone') return { type, value: parsePhone(typed, regions) };
  const value = parseEmail(typed);
  if (value === null) throw new AppError('EMAIL_INVALID', { field: 'identifier' });
  return { type, value };
}

/**
 * Parses an existing member's identifier, typed by an operator. Accepts phone numbers of any country; returns
 * null if invalid.
 */
export function parseNamedIdentifier(typed: string): Identifier | null {
  const email = parseEmail(typed);
  if (email !== null) return { type: 'email', value: email };
  const phone = parsePhoneNumberFromString(plainText(typed), { extract: false });
  return phone?.isValid() ? { type: 'phone', value: phone.number } : null;
}

/**
 * Removes what keyboards and copied text add: full-width letters, digits and signs, marks of the writing
 * direction, and other invisible characters.
 */
const plainText = (typed: string) => visibleText(typed.normalize('NFKC')).trim();

function parseEmail(typed: string): string | null {
  const [, local, domain] =
    /^([^@]*)@([^@]*)$/.exec(plainText(typed).replaceAll('。', '.').toLowerCase()) ?? [];
  if (local === undefined || domain === undefined) return null;
  const address = `${local}@${/^[ -~]*$/.test(domain) ? domain : domainToASCII(domain)}`;
  return address.length <= EMAIL_LENGTH && EMAIL.test(address) ? address : null;
}

/** Mobile numbers only, because others receive no text messages. */
function parsePhone(typed: string, { phoneRegion, smsRegions }: PhoneRegions): string {
  const text = plainText(typed)
    .replace(/\p{Pd}/gu, '-')
    .replace(/^\(\s*(\+\s*\d+)\s*\)/, '$1 ');
  const number = PHONE.test(text)
    ? parsePhoneNumberFromString(text, { defaultCountry: phoneRegion, extract: false })
    : undefined;
  if (!number?.isValid() || !number.country) throw new AppError('PHONE_INVALID', { field: 'identifier' });
  if (!smsRegions.includes(number.country))
    throw new AppError('PHONE_REGION_UNSUPPORTED', { field: 'identifier' });
  return number.number;
}
