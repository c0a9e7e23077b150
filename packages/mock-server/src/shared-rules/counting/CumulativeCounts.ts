// Counts along whole numbers, such as days. After construction, the number of rows in any range takes two look-ups,
// however many rows there are.

export class CumulativeCounts {
  /** The positions with a count, in order, and the sums of the counts up to each of them. */
  readonly #positions: readonly number[];
  readonly #sums: readonly number[];

  /** A position may occur several times; its counts add up. */
  constructor(counts: Iterable<readonly [place: number, count: number]>) {
    const byPosition = new Map<number, number>();
    for (const [position, count] of counts) byPosition.set(position, (byPosition.get(position) ?? 0) + count);
    const sorted = [...byPosition].sort(([left], [right]) => left - right);
    let sum = 0;
    this.#positions = sorted.map(([position]) => position);
    this.#sums = sorted.map(([, count]) => (sum += count));
  }

  get total(): number {
    return this.#sums.at(-1) ?? 0;
  }

  /** The positions with their counts. */
  list(): (readonly [place: number, count: number])[] {
    return this.#positions.map((position, index) => [
      position,
      (this.#sums[index] ?? 0) - (this.#sums[index - 1] ?? 0),
    ]);
  }

  /** The count up to and including a position. */
  upTo(position: number): number {
    const positions = this.#positions;
    const { length } = positions;
    const [first = 0, last = 0] = [positions[0], positions[length - 1]];
    if (length === 0 || position < first) return 0;
    if (position >= last) return this.total;
    // Where nearly every day has a count, the two bounds already meet.
    let low = Math.max(1, length - (last - position));
    let high = Math.min(length, position - first + 1);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((positions[middle] as number) <= position) low = middle + 1;
      else high = middle;
    }
    return this.#sums[low - 1] ?? 0;
  }
}
