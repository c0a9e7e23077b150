import { blueprintClasses } from './blueprintClasses.ts';

/**
 * Draws one of Blueprint's 16 px icons from its path data; always beside a text, so assistive technology ignores it.
 * Blueprint's own icons contain their paths in two sizes, and every byte here is loaded before the first list.
 */
export function Icon({ paths, size = 16 }: { readonly paths: readonly string[]; readonly size?: number | undefined }) {
  return (
    <svg
      className={blueprintClasses.icon}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
    >
      {paths.map((path) => (
        <path key={path} d={path} fillRule="evenodd" fill="currentColor" />
      ))}
    </svg>
  );
}
