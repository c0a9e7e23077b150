const namedAtMost = 5;

/** Names the first values of a list, and says how many more there are: `A, B, C, D, E +12`. */
export function nameSome(names: readonly string[], formatCount: (count: number) => string): string {
  const named = names.slice(0, namedAtMost).join(', ');
  const rest = names.length - namedAtMost;
  return rest > 0 ? `${named} +${formatCount(rest)}` : named;
}
