import { Button, Can } from '@brokerdesk/plugin-sdk';
import { useViewAsAction } from './useViewAsAction.ts';

/** Opens the portal as the members of a role have it; shown to those who may see roles. */
export function ViewAsButton({ roleID }: { readonly roleID: string }) {
  const { label, run } = useViewAsAction()(roleID);
  return (
    <Can requires="UR_ROLE_MANAGEMENT">
      <Button variant="minimal" onClick={() => run?.()}>
        {label}
      </Button>
    </Can>
  );
}
