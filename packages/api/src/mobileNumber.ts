import { z } from 'zod';

/** Area codes with a specific length; any other number is overseas (specification, section 6). */
export const areaCodes = ['+852', '+86'] as const;

const hongKong = String.raw`852[ -]?\d{4}[ -]?\d{4}`;
const mainland = String.raw`86[ -]?1\d{2}[ -]?\d{4}[ -]?\d{4}`;
// Without look-ahead, which not every OpenAPI reader supports: any area code except the two above.
const overseas = String.raw`(?:[1-79]\d{0,2}|8(?:[0-47-9]\d?|5[013-9]))(?:[ -]?\d){5,14}`;

/** The pattern of {@link mobileNumber}, by which its error can be recognised and explained. */
export const mobileNumberPattern: RegExp = new RegExp(`^\\+(?:${hongKong}|${mainland}|${overseas})$`);

/** The most characters of a mobile number. */
export const mobileNumberLength = 30;

/**
 * A mobile number with its area code: `+852` and 8 digits, `+86` and 11 digits, or any other area code and 5 to 14
 * digits. Single spaces and hyphens may separate the digits.
 */
export const mobileNumber = z.string().max(mobileNumberLength).regex(mobileNumberPattern);
