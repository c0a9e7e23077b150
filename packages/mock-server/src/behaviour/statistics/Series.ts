// Counts along a line of whole numbers, such as days. Made once; then the number of rows on any stretch of the line is
// two look-ups, however many rows there are.

export class Series {
  /** The places that have a count, in order, and the sums of the counts up to each of them. */
  readonly #places: readonly number[];
  readonly #sums: readonly number[];

  /** A place may come several times; its counts add up. */
  constructor(counts: Iterable<readonly [place: number, count: number]>) {
    const byPlace = new Map<number, number>();
    for (const [place, count] of counts) byPlace.set(place, (byPlace.get(place) ?? 0) + count);
    const sorted = [...byPlace].sort(([left], [right]) => left - right);
    let sum = 0;
    this.#places = sorted.map(([place]) => place);
    this.#sums = sorted.map(([, count]) => (sum += count));
  }

  get total(): number {
    return this.#sums.at(-1) ?? 0;
  }

  /** Its places with their counts. */
  list(): (readonly [place: number, count: number])[] {
    return this.#places.map((place, index) => [place, (this.#sums[index] ?? 0) - (this.#sums[index - 1] ?? 0)]);
  }

  /** The count at a place and all before it. */
  upTo(place: number): number {
    const places = this.#places;
    const { length } = places;
    const [first = 0, last = 0] = [places[0], places[length - 1]];
    if (length === 0 || place < first) return 0;
    if (place >= last) return this.total;
    // Where nearly every day has a count, these two already meet.
    let low = Math.max(1, length - (last - place));
    let high = Math.min(length, place - first + 1);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((places[middle] as number) <= place) low = middle + 1;
      else high = middle;
    }
    return this.#sums[low - 1] ?? 0;
  }
}
