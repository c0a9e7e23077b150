import { InputGroup } from '@blueprintjs/core';
import duplicate from '@blueprintjs/icons/lib/esm/generated/16px/paths/duplicate.js';
import eyeOff from '@blueprintjs/icons/lib/esm/generated/16px/paths/eye-off.js';
import eyeOpen from '@blueprintjs/icons/lib/esm/generated/16px/paths/eye-open.js';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useNavigation } from '../../hooks/useHost.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Row, Stack } from '../../kit/Stack.tsx';
import { Text } from '../../kit/Text.tsx';
import { useFormText } from '../useFormText.ts';
import { Dialog } from '../../kit/Dialog.tsx';

/** Props of {@link OneTimeSecretDialog}. */
export interface OneTimeSecretDialogProps {
  /** What was created, such as "Initial password". */
  readonly title: string;
  /** Whose it is, by name and number. */
  readonly subject: ReactNode;
  /** What the receiver does with it, such as "It must be changed at the first sign-in." */
  readonly hint?: string | undefined;
  readonly secret: string;
  /** Called with "I have it". Remove the secret from the screen's state there. */
  readonly onClose: () => void;
}

/**
 * Shows a secret that the server tells only once, such as an initial password. It starts hidden, so that
 * bystanders do not read it. Neither Escape nor leaving the screen closes the dialog: only "I have it" does, after the
 * secret was shown or copied.
 *
 * @example
 * {password && <OneTimeSecretDialog title={text('initialPassword')} subject={user.userName} secret={password}
 *   onClose={() => setPassword(undefined)} />}
 */
export function OneTimeSecretDialog({ title, subject, hint, secret, onClose }: OneTimeSecretDialogProps) {
  const text = useFormText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [isSeen, setIsSeen] = useState(false);
  const [notice, setNotice] = useState<'copied' | 'copyFailed' | 'first' | 'stay'>();

  const onLeave = useCallback(() => setNotice('stay'), []);
  useStaying(onLeave);
  function show() {
    setIsShown(!isShown);
    setIsSeen(true);
    setNotice(undefined);
  }
  function copy() {
    setIsSeen(true);
    navigator.clipboard.writeText(secret).then(
      () => setNotice('copied'),
      // The browser does not permit it: the user copies the selected text.
      () => {
        setIsShown(true);
        setNotice('copyFailed');
        field.current?.select();
      },
    );
  }
  return (
    <Dialog
      title={title}
      actions={
        <Button
          intent="primary"
          aria-disabled={!isSeen || undefined}
          onClick={() => {
            if (isSeen) onClose();
            else setNotice('first');
          }}
        >
          {text('secret.done')}
        </Button>
      }
    >
      <Stack gap={12}>
        <Text as="p" bold>
          {subject}
        </Text>
        <div className="bdk-field">
          <label className="bdk-hidden" htmlFor={id}>
            {title}
          </label>
          <Row wrap>
            <InputGroup
              id={id}
              inputRef={field}
              fill
              readOnly
              type={isShown ? 'text' : 'password'}
              autoComplete="off"
              spellCheck={false}
              aria-describedby={`${id}-once`}
              value={secret}
            />
            <Button icon={<Icon paths={isShown ? eyeOff : eyeOpen} />} aria-pressed={isShown} onClick={show}>
              {text('secret.show')}
            </Button>
            <Button data-first icon={<Icon paths={duplicate} />} onClick={copy}>
              {text('secret.copy')}
            </Button>
          </Row>
          <Text as="p" id={`${id}-once`} tone="neutral" size="small">
            {text('secret.once')} {hint}
          </Text>
        </div>
        <p role="status">{notice === undefined ? '' : text(`secret.notice.${notice}`)}</p>
      </Stack>
    </Dialog>
  );
}

/** Keeps the user on the screen: they would not see the secret again. */
function useStaying(onLeave: () => void): void {
  const { guard } = useNavigation();
  useEffect(
    () =>
      guard({
        hasUnsavedChanges: () => true,
        confirmLeave({ stay }) {
          onLeave();
          stay();
        },
      }),
    [guard, onLeave],
  );
}
