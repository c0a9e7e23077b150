import { buttonClass } from '@brokerdesk/plugin-sdk/host';
import type { FunctionNode } from '@brokerdesk/api';
import { textIn } from '@brokerdesk/plugin-sdk';
import { Link } from 'react-router';
import { useHostText } from '../texts/host/hostTexts.ts';
import { useLanguage } from '../languages/createTexts.ts';
import { mainPath } from '../session/brokerPath.ts';
import { usePortal } from './PortalContext.ts';
import { usePageTitle } from './useTitle.ts';

/** The props of {@link NotPermittedPage}. */
export interface NotPermittedPageProps {
  /** The outermost function that the user lacks. */
  readonly functionCode: string;
  /** The broker's whole tree, for the name of the function. */
  readonly functions: readonly FunctionNode[];
}

/** The page for a screen that exists, with the function that the user lacks. */
export function NotPermittedPage({ functionCode, functions }: NotPermittedPageProps) {
  const text = useHostText();
  const language = useLanguage();
  const { session } = usePortal();
  const missing = findFunction(functions, functionCode);
  const name = missing ? textIn(missing.name, language) : functionCode;
  usePageTitle(text('notPermitted.title'));
  return (
    <div className="bd-message-page">
      <h1>{text('notPermitted.title')}</h1>
      <p>{text('notPermitted.text', { name })}</p>
      <p>{text('notPermitted.next')}</p>
      <p className="bd-muted">
        {text('notPermitted.code')} <code>{functionCode}</code>
      </p>
      <Link className={buttonClass({ intent: 'primary' })} to={mainPath(session.displayCode)}>
        {text('notPermitted.home')}
      </Link>
    </div>
  );
}

function findFunction(functions: readonly FunctionNode[], code: string): FunctionNode | undefined {
  const stack = [...functions];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.functionCode === code) return node;
    stack.push(...node.children);
  }
  return undefined;
}
