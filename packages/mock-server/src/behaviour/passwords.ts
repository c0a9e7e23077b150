import { scrypt, timingSafeEqual } from 'node:crypto';

// The hash of no password: a login name that nobody has takes as long to refuse as a wrong password.
const nobody = 'scrypt$16384$8$1$YnJva2VyZGVzay1ub2JvZHk=$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=';

/** Compares a password with a stored hash, `scrypt$N$r$p$salt$hash`; without a hash it takes as long and is false. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, cost, blockSize, parallelization, salt = '', expected = ''] = (stored ?? nobody).split('$');
  const wanted = Buffer.from(expected, 'base64');
  const options = {
    N: Number(cost),
    r: Number(blockSize),
    p: Number(parallelization),
    maxmem: 256 * Number(cost) * Number(blockSize),
  };
  const actual = await new Promise<Buffer>((resolve, reject) => {
    scrypt(password, Buffer.from(salt, 'base64'), wanted.byteLength, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
  return timingSafeEqual(actual, wanted) && stored !== undefined;
}
