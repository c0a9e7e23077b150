import { RefusalError, UnreachableError, type UnreachableCode } from '../errors.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import type { GalleryPage, Say } from './GalleryPage.ts';

/** ErrorState. */
export const gallery: GalleryPage = {
  title: 'ErrorState',
  states: [
    {
      name: 'Refused',
      render: (say) => (
        <ErrorState
          title={titleOf(say)}
          error={
            new RefusalError({
              code: 'E0006',
              message: say('The application does not exist.', '该申请不存在。', '該申請不存在。'),
              data: null,
              requestId: '01JD5R3V6N8Q',
            })
          }
          onRetry={() => {}}
        />
      ),
    },
    ...(['OFFLINE', 'TIMEOUT', 'UNREADABLE'] as const).map((code) => ({
      name: `Unreachable: ${code}`,
      render: (say: Say) => <ErrorState title={titleOf(say)} error={unreachable(code)} onRetry={() => {}} />,
    })),
  ],
};

function titleOf(say: Say): string {
  return say('The application could not be loaded', '无法载入申请', '無法載入申請');
}

function unreachable(code: UnreachableCode): UnreachableError {
  return new UnreachableError(code, { message: code, requestId: '01JD5R3V6N8Q' });
}
