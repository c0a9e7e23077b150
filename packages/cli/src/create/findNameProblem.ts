import { toKebab } from './nameForms.ts';

/** Leaves room for what is appended in function codes, collections and addresses. */
const maxLength = 40;
const pattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

// Windows can have no folder with such a name.
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Explains why something cannot have a name; undefined if it can. */
export function findNameProblem(name: string): string | undefined {
  if (!pattern.test(name)) {
    const suggestion = toKebab(name).slice(0, maxLength).replace(/-$/, '');
    const rule = 'a name consists of lower-case words and digits with "-" between them and begins with a letter';
    return suggestion === '' ? `${rule}, such as branch-visits.` : `${rule}: ${suggestion}?`;
  }
  if (devices.test(name)) return `Windows reserves it for a device: ${name}-plugin?`;
  return name.length > maxLength ? `a name has at most ${maxLength} characters.` : undefined;
}
