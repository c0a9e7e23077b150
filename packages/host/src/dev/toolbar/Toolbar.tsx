import { Button, Card, Row, Select, Text } from '@brokerdesk/plugin-sdk';
import { languages } from '@brokerdesk/api';
import { type ReactNode, useId, useState } from 'react';
import { nativeLanguageNames } from '../../components/LanguageSelect.tsx';
import { basePath } from '../../session/brokerPath.ts';
import { readLanguage, readTheme, storeLanguage, storeTheme } from '../../session/preferences.ts';
import { applyTheme } from '../../theme/applyTheme.ts';
import type { DemoAccount } from '../DevOptions.ts';
import { signIn } from '../signIn.ts';
import { ClockControl } from './ClockControl.tsx';
import { FaultControl } from './FaultControl.tsx';
import { Inspector } from './Inspector.tsx';

const themes = ['light', 'dark', 'system'] as const;

/** User, language, theme, clock and faults, and which plugin has rendered what; for developers, in English only. */
export function Toolbar({ demoAccounts }: { readonly demoAccounts: readonly DemoAccount[] }) {
  const [isOpen, setOpen] = useState(false);
  const [isInspecting, setInspecting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const attempt = (work: Promise<unknown>) => {
    setProblem(undefined);
    work.catch((error: unknown) => setProblem(String(error)));
  };
  return (
    <aside
      aria-label="Developer toolbar"
      style={{ position: 'fixed', insetBlockEnd: 48, insetInlineStart: 8, zIndex: 50 }}
    >
      {isInspecting && <Inspector onEnd={() => setInspecting(false)} />}
      {isOpen && (
        <Card gap={8} style={{ inlineSize: 340, padding: 12, marginBlockEnd: 4 }}>
          <Choice label="Sign in as" value="" onChoose={(userID) => attempt(signInAs(userID, demoAccounts))}>
            <option value="">…</option>
            {demoAccounts.map(({ brokerName, userID, can }) => (
              <option key={userID} value={userID}>{`${userID} (${brokerName}): ${can}`}</option>
            ))}
          </Choice>
          <Choice label="Language" value={readLanguage() ?? 'en'} onChoose={changeLanguage}>
            {languages.map((language) => (
              <option key={language} value={language}>
                {nativeLanguageNames[language]}
              </option>
            ))}
          </Choice>
          <Choice label="Theme" value={readTheme()} onChoose={changeTheme}>
            {themes.map((theme) => (
              <option key={theme}>{theme}</option>
            ))}
          </Choice>
          <ClockControl attempt={attempt} />
          <FaultControl attempt={attempt} />
          <Button onClick={() => setInspecting(true)}>Show which plugin rendered what</Button>
          {problem !== undefined && (
            <Text as="p" role="alert" tone="failed" size="small">
              {problem}
            </Text>
          )}
        </Card>
      )}
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Dev
      </Button>
    </aside>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const [chosen, setChosen] = useState(value);
  const id = useId();
  return (
    <Row justify="between">
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        style={{ inlineSize: 220 }}
        value={chosen}
        onChange={({ target }) => {
          setChosen(target.value);
          onChoose(target.value);
        }}
      >
        {children}
      </Select>
    </Row>
  );
}

/** Opens the first page of another broker, and stays on the page otherwise. */
async function signInAs(userID: string, demoAccounts: readonly DemoAccount[]): Promise<void> {
  const account = demoAccounts.find((one) => one.userID === userID);
  if (!account) return;
  await signIn(account);
  const home = `${basePath}/${account.displayCode}/main`;
  if (location.pathname.startsWith(home)) location.reload();
  else location.assign(home);
}

/** The portal reads the language when it starts. */
function changeLanguage(chosen: string): void {
  const language = languages.find((one) => one === chosen);
  if (language === undefined) return;
  storeLanguage(language);
  location.reload();
}

function changeTheme(chosen: string): void {
  const theme = themes.find((one) => one === chosen);
  if (theme === undefined) return;
  storeTheme(theme);
  applyTheme(theme);
}
