import type { LocalText } from '@brokerdesk/plugin-sdk/api';

const longestName = 60;

/** Returns the names of a copy, each in its own language, whatever language the user works in. */
export function nameCopy({ EN, SC, TC }: LocalText): LocalText {
  return {
    EN: `Copy of ${EN}`.slice(0, longestName),
    SC: `${SC.slice(0, longestName - 4)}（副本）`,
    TC: `${TC.slice(0, longestName - 4)}（副本）`,
  };
}
