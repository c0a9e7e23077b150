/** The rows in sight: the first, and how many fit. */
export interface Sight {
  readonly first: number;
  readonly visible: number;
}

/** Says how many rows are drawn before and after those in sight. */
export type ChooseMargin = (sight: Sight, isSettled: boolean) => number;

const marginAtRest = 8;
const marginInJump = 1;

/**
 * Makes what chooses the margin of rows around those in sight. Somebody who scrolls sees the rows of the margin next, so
 * it is wide; in a jump none of it is looked at before the next jump, so it comes only once the list has settled.
 */
export function createMargin(): ChooseMargin {
  let drawn = { from: 0, to: -1 };
  return ({ first, visible }, isSettled) => {
    const isJump = first > drawn.to || first + visible < drawn.from;
    const margin = isJump && !isSettled ? marginInJump : marginAtRest;
    drawn = { from: first - margin, to: first + visible + margin };
    return margin;
  };
}
