const hidden = '•••';

/** Shows the area code and the last two digits of a number: enough to recognise it, too little to call it. */
export function maskMobile(mobile: string): string {
  const areaCode = /^\+(?:852|86|\d{1,3}(?=[ -]))/.exec(mobile)?.[0] ?? '';
  return `${areaCode} ${hidden} ${mobile.replace(/\D/g, '').slice(-2)}`.trim();
}

/** Leaves the first letter of an address and its domain. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}${hidden}${at < 0 ? '' : email.slice(at)}`;
}
