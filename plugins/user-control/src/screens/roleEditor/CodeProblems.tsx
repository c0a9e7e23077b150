import { textIn, useHost } from '@brokerdesk/plugin-sdk';
import { flattenFunctions, type RoleFunction } from '../../roles/RoleFunction.ts';
import type { CheckedCodes } from '../../roles/roleFile.ts';
import { useText } from '../useText.ts';

/** What could not be taken over from a file or a role, by its reason. */
export function CodeProblems({
  problems,
  functions,
}: {
  readonly problems: CheckedCodes['problems'];
  readonly functions: readonly RoleFunction[];
}) {
  const text = useText();
  const { language } = useHost();
  const names = new Map(flattenFunctions(functions).map(({ functionCode, name }) => [functionCode, name]));
  const nameOf = (code: string) => {
    const name = names.get(code);
    return name ? textIn(name, language) : code;
  };
  const reasons = (['unknown', 'parent', 'notHeld', 'kept'] as const).filter((reason) => problems[reason].length > 0);
  return (
    <ul>
      {reasons.map((reason) => (
        <li key={reason}>
          {text(`codeProblem.${reason}`)}{' '}
          <span translate="no">{problems[reason].map(nameOf).join(text('roleEditor.separator'))}</span>
        </li>
      ))}
    </ul>
  );
}
