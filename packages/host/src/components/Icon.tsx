// Blueprint's icon components carry their paths in two sizes; the host shows one, and every byte here stands on the
// road to the first list.

/** What {@link Icon} draws. */
export interface IconProps {
  /** The paths of one of Blueprint's icons on its grid of 16 pixels. */
  readonly paths: readonly string[];
}

/** A picture of 16 pixels that says nothing to screen readers: the word is always beside it. */
export function Icon({ paths }: IconProps) {
  return (
    <span className="bp6-icon" aria-hidden>
      <svg width={16} height={16} viewBox="0 0 16 16">
        {paths.map((path) => (
          <path key={path} d={path} fillRule="evenodd" />
        ))}
      </svg>
    </span>
  );
}
