/** Moves the focus, unless the user has moved it meanwhile. */
export type MoveFocus = (move: () => void) => void;

/**
 * Remembers where the focus is before something asynchronous begins. The function that it returns moves the focus when
 * that has ended, unless the user has moved to another control meanwhile: their next key would go elsewhere.
 */
export function rememberFocus(): MoveFocus {
  const before = document.activeElement;
  return (move) => {
    const { activeElement } = document;
    // The body has the focus if the control has disappeared, and in browsers that do not focus a pressed button.
    if (activeElement === before || activeElement === document.body) move();
  };
}
