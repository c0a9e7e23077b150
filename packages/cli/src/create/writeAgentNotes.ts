/** Returns AGENTS.md of a created plugin: what a person or a program has to know before changing it. */
export function writeAgentNotes(title: string): string {
  return `# ${title}

A plugin of Brokerdesk, an admin portal for brokerage firms.

## Commands

| Command | Does |
| --- | --- |
| \`npm run dev -- --as demo.admin\` | serves the portal with this plugin from source, signed in; edits appear at once |
| \`npm run types\` | checks the types |
| \`npm test\` | runs the tests |
| \`npm run check\` | checks texts, functions, endpoints, sizes and licences |
| \`npm run build\` | builds the plugin into \`dist\` |
| \`npx admin-cli create screen <name>\` | writes a screen, its texts and its test, and prints the lines to add to \`src/plugin.ts\`; also \`endpoint\` and \`slot\` |
| \`npx admin-cli why <address, function or slot> . --as <user>\` | tells why a user sees something, or why not |

Run types, tests and check before you finish a change.

## Rules

- \`src/plugin.ts\` is the table of contents and contains data only. A screen is declared under the function code that opens it; codes of this plugin begin with \`X_\`.
- Every text exists in \`src/locales/en.ts\`, \`zh-Hans.ts\` (mainland China) and \`zh-Hant.ts\` (Hong Kong). A missing one does not compile.
- Never write an address: use \`ScreenLink\` and \`useNavigation\` with a function code.
- Call only declared endpoints: \`useCall\`, \`useMutation\`. No \`fetch\`, no \`localStorage\`, no timers; the SDK has a replacement for each.
- Endpoints of this plugin are declared in \`src/endpoints.ts\` and implemented for development and tests in \`src/mock.ts\`. The real back end has to follow the same declarations.
- Build screens of the SDK's parts (\`ListScreen\`, \`RecordForm\`, \`Stack\`, \`Table\`, …); write CSS only for what no part has.
- Test against the emulator, as the existing tests do. Do not mock hooks or the client.
`;
}
