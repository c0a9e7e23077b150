// autocannon has no types. These are the parts that the benchmarks use.
declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
  }
  interface Result {
    readonly non2xx: number;
    readonly errors: number;
    readonly requests: { readonly average: number; readonly total: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
