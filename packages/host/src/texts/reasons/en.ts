// Why a screen, a function or a slot exists for a user or not, by the codes of `permissions/Reason.ts`. This file is the
// shape: a key that another language lacks does not compile.
export default {
  ROUTE_ACTIVE: { text: 'The screen of {{code}} is {{address}}.' },
  MENU_NONE: {
    text: '{{code}} has no menu entry, because its page has no {{menuField}}; other screens open it.',
    remedy: 'Nothing, if that is intended. Otherwise add {{menuEntry}} to its page in {{definition}}.',
  },
  TREE_FUNCTION: { text: 'The broker’s tree has it: {{path}}.' },
  TREE_FUNCTION_MISSING: {
    text: 'The broker’s tree has no {{code}}.',
    remedy: 'The provider’s staff add {{code}} to the broker’s permission set.',
  },
  FUNCTION_GRANTED: { text: 'The user has {{code}}.' },
  ROUTE_FUNCTION_MISSING: {
    text: 'The user does not have {{lacking}}.',
    remedy: 'Grant {{needed}} to one of the user’s roles. It applies at the next sign-in.',
  },
  NODE_ANCESTOR_MISSING: {
    text: 'The user has {{code}}, but not {{lacking}} above it, so {{code}} opens nothing.',
    remedy: 'Grant {{needed}} to one of the user’s roles. It applies at the next sign-in.',
  },
  NODE_UNOWNED: {
    text: 'No plugin of this portal declares {{code}}; what stands below it moves up.',
    remedy: 'Nothing, or deliver a plugin that declares it.',
  },
  NODE_DUPLICATE: {
    text: '{{code}} (node {{node}}) stands in the tree more than once; only the first counts.',
    remedy: 'Remove the other node from the broker’s tree.',
  },
  NODE_CYCLE: {
    text: '{{code}} is its own ancestor, so it opens nothing.',
    remedy: 'Correct the parents in the broker’s tree.',
  },
  PLUGIN_CODE_TAKEN: {
    text: '{{plugins}} declare {{code}}, and a function has one owner.',
    remedy: 'Remove {{code}} from all but one of them.',
  },
  PLUGIN_SAFE_MODE: {
    text: '{{plugin}} is left out because the portal runs in safe mode.',
    remedy: 'Open the address without {{safeModeQuery}}.',
  },
  PATH_INVALID: {
    text: 'The address that {{plugin}} gives to {{code}} is not made of letters, digits, "_" and "-".',
    remedy: 'Correct {{pathField}} in its {{definition}}.',
  },
  ADDRESS_TAKEN: {
    text: '{{code}} would open at {{address}}, where {{other}} opens already; it opens nothing.',
    remedy: 'Choose another {{pathField}} for one of them in {{definition}}.',
  },
  ADDRESS_TOO_LONG: {
    text: 'The address of {{code}} would be longer than {{limit}} characters, so it and what is below it open nothing.',
    remedy: 'Shorten the {{pathField}} of a page above it, or put it higher in the broker’s tree.',
  },
  FILL_ACTIVE: { text: '{{plugin}} puts {{fill}} into {{slot}}.' },
  FILL_FUNCTION_MISSING: {
    text: '{{plugin}} would put {{fill}} into {{slot}}, but the user does not have {{code}}.',
    remedy: 'Grant {{code}} to one of the user’s roles. It applies at the next sign-in.',
  },
  CALL_ANYBODY: { text: '{{call}} is open to every caller, also without a session.' },
  CALL_SIGNED_IN: { text: 'Every signed-in user may call {{call}}.' },
  CALL_STAFF: { text: 'The provider’s staff may call {{call}}.' },
  CALL_STAFF_ONLY: {
    text: 'Only the provider’s staff may call {{call}}.',
    remedy: 'Sign in as one of them. No function lets a broker’s user call it.',
  },
  CALL_NOT_FOR_STAFF: {
    text: '{{call}} needs {{needed}}, and the provider’s staff have no functions.',
    remedy: 'Sign in as a user of a broker.',
  },
  CALL_NEEDS: { text: '{{call}} needs {{needed}}.' },
  CALL_NEEDS_ONE_OF: { text: '{{call}} needs one of {{needed}}.' },
};
