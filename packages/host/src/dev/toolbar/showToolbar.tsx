import { createRoot } from 'react-dom/client';
import type { DemoAccount } from '../DevOptions.ts';
import { Toolbar } from './Toolbar.tsx';

/** Adds the developer toolbar to the page, beside the portal. */
export function showToolbar(demoAccounts: readonly DemoAccount[]): void {
  const element = document.createElement('div');
  element.lang = 'en';
  document.body.append(element);
  createRoot(element).render(<Toolbar demoAccounts={demoAccounts} />);
}
