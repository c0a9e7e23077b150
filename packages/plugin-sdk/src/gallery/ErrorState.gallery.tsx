import { ApiError, UnreachableError, type UnreachableCode } from '../services/errors.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import type { GalleryPage, Translate } from './GalleryPage.ts';

/** ErrorState. */
export const gallery: GalleryPage = {
  title: 'ErrorState',
  states: [
    {
      name: 'Refused',
      render: (translate) => (
        <ErrorState
          title={titleOf(translate)}
          error={
            new ApiError({
              code: 'E0006',
              message: translate('The application does not exist.', '该申请不存在。', '該申請不存在。'),
              data: null,
              requestId: '01JD5R3V6N8Q',
            })
          }
          onRetry={() => {}}
        />
      ),
    },
    ...(['OFFLINE', 'TIMEOUT', 'UNAVAILABLE', 'UNREADABLE'] as const).map((code) => ({
      name: `Unreachable: ${code}`,
      render: (translate: Translate) => (
        <ErrorState title={titleOf(translate)} error={unreachable(code)} onRetry={() => {}} />
      ),
    })),
  ],
};

function titleOf(translate: Translate): string {
  return translate('The application could not be loaded', '无法载入申请', '無法載入申請');
}

function unreachable(code: UnreachableCode): UnreachableError {
  return new UnreachableError(code, { message: code, requestId: '01JD5R3V6N8Q' });
}
