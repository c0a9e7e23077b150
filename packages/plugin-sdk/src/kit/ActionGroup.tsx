// Most of the work is done with the first actions of a record, so only they are buttons; the rest is one press away.
import { use, useId, useState } from 'react';
import { useHost, useNavigation } from '../hooks/useHost.ts';
import { useKitText } from '../hooks/useKitText.ts';
import { Button, type ButtonProps } from './Button.tsx';
import type { RowAction } from './list-screen/selection/RowAction.ts';
import { usePermittedActions } from './list-screen/selection/usePermittedActions.ts';
import { useIsNarrow } from './list-screen/useIsNarrow.ts';
import { MenuButton } from './MenuButton.tsx';
import { NarrowContext } from './NarrowContext.ts';
import { ScreenLink } from './ScreenLink.tsx';
import { Row } from './Stack.tsx';

/** Props of {@link ActionGroup}. */
export interface ActionGroupProps {
  /**
   * The actions in the order of their use: those of `rowActions`. One with `tone: 'primary'` stands out, one with
   * `tone: 'danger'` is set apart, at the end.
   */
  readonly actions: readonly RowAction[];
}

/**
 * The actions for the record of a screen or panel: the first three are buttons, the others are in a menu. In a side panel
 * and a narrow window only the first, or the primary one, is a button.
 *
 * @example
 * <PageHeader title={name}><ActionGroup actions={actions(role)} /></PageHeader>
 */
export function ActionGroup({ actions }: ActionGroupProps) {
  const isInPanel = use(NarrowContext);
  const isNarrow = useIsNarrow() || isInPanel;
  const permitted = usePermittedActions()(actions);
  const [openId, setOpenId] = useState<string>();
  const { buttons, rest } = splitActions(permitted, isNarrow ? 1 : 3);
  if (permitted.length === 0) return null;
  return (
    <Row className="bdk-actions">
      {buttons.map((action) => (
        <ActionButton key={action.id} action={action} onDialog={setOpenId} />
      ))}
      {rest.length > 0 && <MoreButton actions={rest} onDialog={setOpenId} />}
      {permitted.find(({ id }) => id === openId)?.dialog?.(() => setOpenId(undefined))}
    </Row>
  );
}

interface Split {
  readonly buttons: readonly RowAction[];
  readonly rest: readonly RowAction[];
}

/** A menu with a single item would take the place of its button, so one action more is a button. */
function splitActions(actions: readonly RowAction[], most: number): Split {
  const rank = ({ tone }: RowAction) => (tone === 'danger' ? 2 : Number(tone !== 'primary'));
  const sorted = actions.toSorted((a, b) => rank(a) - rank(b));
  const limit = sorted.length === most + 1 ? sorted.length : most;
  return { buttons: sorted.slice(0, limit), rest: sorted.slice(limit) };
}

function ActionButton({
  action: { id, label, tone, disabledReason, run, dialog, to },
  onDialog,
}: {
  readonly action: RowAction;
  readonly onDialog: (id: string) => void;
}) {
  const { notify } = useHost();
  const reasonId = useId();
  if (to && disabledReason === undefined) {
    return (
      <ScreenLink to={to} look={tone === 'primary' ? 'primary' : 'button'} data-action={id}>
        {label}
      </ScreenLink>
    );
  }
  function press() {
    // A tooltip is for pointers only.
    if (disabledReason !== undefined) notify({ tone: 'warning', text: disabledReason });
    else if (dialog) onDialog(id);
    else run?.();
  }
  const isDisabled = disabledReason !== undefined;
  return (
    <>
      <Button
        {...lookOf(tone)}
        data-action={id}
        // Not `disabled`: the user can focus it and read the reason.
        aria-disabled={isDisabled || undefined}
        aria-describedby={isDisabled ? reasonId : undefined}
        title={disabledReason}
        onClick={press}
      >
        {label}
      </Button>
      {isDisabled && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}

/** An action that ends something never stands out more than the next step. */
function lookOf(tone: RowAction['tone']): Pick<ButtonProps, 'intent' | 'variant'> {
  return { intent: tone ?? 'none', variant: tone === 'danger' ? 'minimal' : 'solid' };
}

function MoreButton({
  actions,
  onDialog,
}: {
  readonly actions: readonly RowAction[];
  readonly onDialog: (id: string) => void;
}) {
  const text = useKitText();
  const { open } = useNavigation();
  const items = actions.map(({ run, dialog, to, ...item }) => ({
    ...item,
    run() {
      if (dialog) onDialog(item.id);
      else if (to) void open(to);
      else run();
    },
  }));
  return <MenuButton label={text('actions.more')} items={items} />;
}
