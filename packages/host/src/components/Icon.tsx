// Blueprint's icon components contain their paths in two sizes. The host uses one, and every byte here is loaded before
// the first list.
import { blueprintClasses } from '@brokerdesk/plugin-sdk/host';

/** The props of {@link Icon}. */
export interface IconProps {
  /** The paths of one of Blueprint's icons on its grid of 16 pixels. */
  readonly paths: readonly string[];
}

/** An icon of 16 pixels that screen readers ignore: a text or label is always beside it. */
export function Icon({ paths }: IconProps) {
  return (
    <span className={`${blueprintClasses.icon} bd-icon`} aria-hidden>
      <svg width={16} height={16} viewBox="0 0 16 16">
        {paths.map((path) => (
          <path key={path} d={path} fillRule="evenodd" />
        ))}
      </svg>
    </span>
  );
}
