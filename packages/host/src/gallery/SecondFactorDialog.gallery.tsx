import type { Configuration } from '@brokerdesk/api';
import { type ApiClient, ApiError } from '@brokerdesk/plugin-sdk';
import type { GalleryPage } from '@brokerdesk/plugin-sdk/gallery';
import { PortalContext, type PortalServices } from '../shell/PortalContext.ts';
import { SecondFactorDialog } from '../shell/second-factor/SecondFactorDialog.tsx';

/** The code before an action. */
export const gallery: GalleryPage = {
  title: 'SecondFactorDialog',
  states: [
    {
      name: 'One channel',
      isFullWindow: true,
      render: () => <Shown channels={[{ channel: 'email', to: 'm•••@demo.example' }]} />,
    },
    {
      name: 'Two channels',
      isFullWindow: true,
      render: () => (
        <Shown
          channels={[
            { channel: 'sms', to: '+852 ••• 67' },
            { channel: 'email', to: 'm•••@demo.example' },
          ]}
        />
      ),
    },
  ],
};

/** Every call waits forever. */
const client: ApiClient = {
  call: () => new Promise(() => {}),
  callForBlob: () => new Promise(() => {}),
};
const verificationCode: Configuration['limits']['verificationCode'] = {
  digits: 6,
  lifeSec: 300,
  tries: 5,
  resendSec: 60,
};
const portal = {
  session: { person: { brokerCode: 'DEMO', userID: 'mchan' } },
  configuration: { limits: { verificationCode } },
  clientOf: () => client,
} as unknown as PortalServices;

function Shown({ channels }: { readonly channels: readonly { readonly channel: string; readonly to: string }[] }) {
  const error = new ApiError({
    code: 'E0008',
    message: '',
    data: { action: 'deleteUser', channels },
    requestId: undefined,
  });
  return (
    <PortalContext value={portal}>
      <SecondFactorDialog
        waiting={{
          purpose: 'deleteUser',
          uses: 1,
          error,
          Dialog: SecondFactorDialog,
          repeat: async () => {},
          cancel: () => {},
        }}
      />
    </PortalContext>
  );
}
